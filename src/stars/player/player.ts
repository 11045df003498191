import type { whenIdle } from "../../browser/when-wanted.ts";
import { createStars, SEED } from "../stars.ts";
import { LOOP_MS, STILL_PLAYHEAD } from "../view.ts";
import { type Motion, motionUnder } from "./conditions.ts";
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
  const tooSlow = createPace();
  let stopped = false;
  let outOfView = false;
  let holding = false;
  let motion: Motion | undefined;
  let playhead = STILL_PLAYHEAD;
  let lastTime: number | undefined;
  let everySecond = false;
  let resting = false;
  let request = 0;
  let hold: ReturnType<typeof setTimeout> | undefined;

  function advance(time: number): void {
    request = requestAnimationFrame(advance);
    playhead = (playhead + (time - (lastTime ?? time)) / LOOP_MS) % 1;
    lastTime = time;
    resting = everySecond && !resting;
    if (resting) return;
    const start = performance.now();
    screen.show(playhead);
    // Fewer pixels first, then fewer frames.
    if (!tooSlow(performance.now() - start)) return;
    if (screen.coarsen()) screen.show(playhead);
    else everySecond = true;
  }

  function update(): void {
    const next = motionUnder({
      reducedMotion: lessMotion.matches,
      tabHidden: document.hidden,
      stopped,
      outOfView,
      holding,
    });
    if (screen.mobile === undefined || next === motion) return;
    motion = next;
    cancelAnimationFrame(request);
    lastTime = undefined;
    if (next === "playing") request = requestAnimationFrame(advance);
    button.hidden = next === "still";
    if (button.hidden) {
      playhead = STILL_PLAYHEAD;
      screen.show(playhead);
    }
    sky.dataset.state = next;
  }

  /** The button's other name waits in `data-label`. */
  function toggle(): void {
    const name = button.getAttribute("aria-label") as string;
    button.setAttribute("aria-label", button.dataset.label as string);
    button.dataset.label = name;
    stopped = button.toggleAttribute("data-stopped");
    update();
  }

  /** Runs before the browser paints the new size, and draws at once: no empty and no stretched frame is seen. */
  function resize(): void {
    const before = screen.mobile;
    if (!screen.resize()) return;
    screen.show(playhead);
    if (screen.mobile === before) return;
    clearTimeout(hold);
    holding = screen.mobile === true;
    if (holding) hold = setTimeout(release, HOLD_MS);
    update();
  }

  function release(): void {
    holding = false;
    update();
  }

  button.addEventListener("click", toggle);
  // The first report of the size comes by itself, in the next frame: creating the stars and painting are two tasks.
  new ResizeObserver(resize).observe(sky);
  new IntersectionObserver((entries) => {
    outOfView = !entries.at(-1)?.isIntersecting;
    update();
  }).observe(sky);
  // A change of the pixel ratio alone (zoom, another screen) is only told to the window.
  addEventListener("resize", resize);
  // The text may stand elsewhere in its own font.
  document.fonts.addEventListener("loadingdone", resize);
  lessMotion.addEventListener("change", update);
  document.addEventListener("visibilitychange", update);
}
