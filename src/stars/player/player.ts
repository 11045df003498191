import type { whenIdle } from "../../browser/when-idle.ts";
import { createStars, SEED } from "../stars.ts";
import { LOOP_MS, STILL_PLAYHEAD } from "../view.ts";
import { type Conditions, type Motion, motionUnder } from "./conditions.ts";
import { createPace } from "./pace.ts";
import { inIdleTime } from "./portions.ts";
import { createScreen, type Screen } from "./screen.ts";

/** How long the first frame stands in the mobile layout, in milliseconds (specification §1). */
const HOLD_MS = 1000;

/**
 * Plays the stars on the canvas in `sky`, from the still picture on. `data-state` of `sky` is the motion after the
 * first frame and at each change, never in between; then the button beside it appears. Without a 2D context nothing
 * happens: the drawing stays.
 * @param idle handed in, since an import would cost both files more than it saves
 */
export async function startPlayer(sky: HTMLElement, idle: typeof whenIdle): Promise<void> {
  const context = sky.querySelector("canvas")?.getContext("2d", { alpha: false });
  const button = sky.parentElement?.querySelector<HTMLButtonElement>(":scope > button");
  if (!context || !button) return;
  play(sky, button, createScreen(sky, context, await inIdleTime(createStars(SEED), idle)));
}

function play(sky: HTMLElement, button: HTMLButtonElement, screen: Screen): void {
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
    showMotion(next);
  }

  function showMotion(shown: Motion): void {
    sky.setAttribute("data-state", shown);
    button.hidden = shown === "still";
  }

  /** The button's other name waits in `data-label`. */
  function toggle(): void {
    const name = button.getAttribute("aria-label") as string;
    button.setAttribute("aria-label", button.dataset.label as string);
    button.dataset.label = name;
    button.toggleAttribute("data-stopped", !conditions.stopped);
    apply({ stopped: !conditions.stopped });
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

  button.addEventListener("click", toggle);
  // The first report of the size comes by itself, in the next frame: creating the stars and painting are two tasks.
  new ResizeObserver(resize).observe(sky);
  new IntersectionObserver((entries) => apply({ outOfView: !entries.at(-1)?.isIntersecting })).observe(sky);
  // A change of the pixel ratio alone (zoom, another screen) is only told to the window.
  addEventListener("resize", resize);
  // The text may stand elsewhere in its own font.
  document.fonts.ready.then(resize);
  lessMotion.addEventListener("change", () => apply({ reducedMotion: lessMotion.matches }));
  document.addEventListener("visibilitychange", () => apply({ tabHidden: document.hidden }));
}
