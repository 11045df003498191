import { LOOP_MS, STILL_PLAYHEAD } from "../../lib/stars/choreography.ts";
import { createStars } from "../../lib/stars/stars.ts";
import { type Conditions, type Motion, motionUnder } from "./conditions.ts";
import { createPace } from "./pace.ts";
import { createScreen } from "./screen.ts";

/** The same sky on every visit. */
const SEED = 5000;

/** How long the first frame stands in the mobile layout, in milliseconds (specification §1). */
const HOLD_MS = 1000;

/** A running star field. */
export interface Player {
  /** The visitor's wish, by the button. */
  setStopped(stopped: boolean): void;
  /** Ends everything; the last frame stays. */
  end(): void;
}

/**
 * Plays the stars on a canvas that fills `field`, from the still picture on.
 * `onMotion` is told the motion after the first frame and at each change, never in between.
 * Without a 2D context nothing happens, and null is returned.
 */
export function startPlayer(
  canvas: HTMLCanvasElement,
  field: HTMLElement,
  onMotion: (motion: Motion) => void,
): Player | null {
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) return null;

  const screen = createScreen(canvas, field, context, createStars(SEED));
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const conditions: Conditions = {
    reducedMotion: lessMotion.matches,
    stopped: false,
    tabHidden: document.hidden,
    outOfView: false,
    holding: false,
  };
  const pace = createPace();
  let motion: Motion | undefined;
  let playhead = STILL_PLAYHEAD;
  let lastTime = 0;
  let everySecond = false;
  let resting = false;
  let request = 0;
  let hold: ReturnType<typeof setTimeout> | undefined;

  function begin(time: number): void {
    lastTime = time;
    request = requestAnimationFrame(advance);
  }

  function advance(time: number): void {
    request = requestAnimationFrame(advance);
    playhead = (playhead + (time - lastTime) / LOOP_MS) % 1;
    lastTime = time;
    resting = everySecond && !resting;
    if (resting) return;
    const start = performance.now();
    screen.show(playhead);
    if (pace.tooSlow(performance.now() - start)) slowDown();
  }

  /** Fewer pixels first, then fewer frames. */
  function slowDown(): void {
    if (screen.coarsen()) screen.show(playhead);
    else everySecond = true;
  }

  function apply(change: Partial<Conditions>): void {
    Object.assign(conditions, change);
    if (screen.mobile === undefined) return;
    const next = motionUnder(conditions);
    if (next === motion) return;
    motion = next;
    cancelAnimationFrame(request);
    if (next === "playing") request = requestAnimationFrame(begin);
    if (next === "still") {
      playhead = STILL_PLAYHEAD;
      screen.show(playhead);
    }
    onMotion(next);
  }

  /** Runs before the browser paints the new size, and draws at once: no empty and no stretched frame is seen. */
  function resize(): void {
    const before = screen.mobile;
    if (!screen.resize()) return;
    screen.show(playhead);
    if (screen.mobile === before) return;
    clearTimeout(hold);
    if (screen.mobile) hold = setTimeout(() => apply({ holding: false }), HOLD_MS);
    apply({ holding: screen.mobile === true });
  }

  const ended = new AbortController();
  const { signal } = ended;
  // The first report of the size comes by itself, in the next frame: creating the stars and painting are two tasks.
  const size = new ResizeObserver(resize);
  const view = new IntersectionObserver((entries) => apply({ outOfView: !entries.at(-1)?.isIntersecting }));
  size.observe(field);
  view.observe(field);
  // A change of the pixel ratio alone (zoom, another screen) is only told to the window.
  window.addEventListener("resize", resize, { signal });
  lessMotion.addEventListener("change", () => apply({ reducedMotion: lessMotion.matches }), { signal });
  document.addEventListener("visibilitychange", () => apply({ tabHidden: document.hidden }), { signal });

  return {
    setStopped: (stopped) => apply({ stopped }),
    end() {
      ended.abort();
      size.disconnect();
      view.disconnect();
      clearTimeout(hold);
      cancelAnimationFrame(request);
    },
  };
}
