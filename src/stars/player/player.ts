import type { whenIdle } from "../../browser/when-wanted.ts";
import { createStars, SEED } from "../stars.ts";
import { LOOP_MS, STILL_PLAYHEAD } from "../view.ts";
import { createScreen, type Screen } from "./screen.ts";

/** How long the first frame stands in the mobile layout, in milliseconds (specification §1). */
const HOLD_MS = 1000;

/** How long one portion of work may take, in milliseconds: short enough that no tap is felt to wait. */
const PORTION = 5;

/** Runs a generator to its end, portion by portion in idle moments; resolves to what it returns. */
function inIdleTime<T>(work: Generator<undefined, T>, idle: typeof whenIdle): Promise<T> {
  return new Promise((resolve) => {
    const go = () => {
      const end = performance.now() + PORTION;
      let step: IteratorResult<undefined, T>;
      do step = work.next();
      while (!step.done && performance.now() < end);
      if (step.done) resolve(step.value);
      else idle(go);
    };
    idle(go);
  });
}

/** Frames that are judged together; half a second, so that one slow frame changes nothing. */
const WINDOW = 30;

/** A median above this, in milliseconds, is too slow: the rest of the page needs the main thread too. */
const TOO_SLOW = 4;

/**
 * A watch that takes the cost of each frame in milliseconds and says whether the last `WINDOW` were too slow. It starts
 * anew after each verdict, since the verdict changes the cost.
 */
export function createPace(): (cost: number) => boolean {
  const costs = new Float32Array(WINDOW);
  let count = 0;
  return (cost) => {
    costs[count++] = cost;
    if (count < WINDOW) return false;
    count = 0;
    return (costs.sort()[WINDOW / 2] as number) > TOO_SLOW;
  };
}

/** `still` is one picture for good, `paused` can go on at any time. */
type Motion = "still" | "paused" | "playing";

/**
 * Plays the stars on the canvas in `sky`, from the still picture on. `data-state` of `sky` is the motion after the
 * first frame and at each change, never in between; then the button beside it appears. Without a 2D context nothing
 * happens: the drawing stays.
 * @param idle handed in, since an import would cost both files more than it saves
 */
export async function startPlayer(sky: HTMLElement, idle: typeof whenIdle): Promise<void> {
  const context = sky.querySelector("canvas")?.getContext("2d", { alpha: false, willReadFrequently: true });
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
    // Fewer pixels first, then no glow, then fewer frames.
    if (!tooSlow(performance.now() - start)) return;
    if (screen.coarsen()) screen.show(playhead);
    else everySecond = true;
  }

  function update(): void {
    // The phone's menu fills the screen, and opens faster when nothing is drawn behind it.
    const covered = document.hidden || document.querySelector("dialog:is(:popover-open)");
    let next: Motion = stopped || outOfView || holding || covered ? "paused" : "playing";
    if (lessMotion.matches) next = "still";
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
    holding = screen.mobile as boolean;
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
  document.addEventListener("toggle", update, true);
}
