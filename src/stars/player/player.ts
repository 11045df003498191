import { whenIdle } from "#lib/when-idle.ts";
import { LOOP, STILL_SECONDS } from "../choreography.ts";
import { createStars } from "../stars.ts";
import { type Motion, motion, stopped } from "./motion.ts";
import { createScreen, type Screen, type StageElements } from "./screen.ts";

/** Duration of the pause with which the mobile layout starts, in milliseconds (docs/requirements.md 1.5). */
const HOLD_MS = 1000;

/**
 * Longest time for which `inIdleTime` blocks the browser without a pause, in milliseconds: so short that a
 * tap is answered without a noticeable delay.
 */
const PORTION_MS = 5;

/** Runs a generator to its end, in short pieces while the browser is idle; resolves to its return value. */
function inIdleTime<T>(work: Generator<undefined, T>): Promise<T> {
  return new Promise((resolve) => {
    const go = () => {
      const deadline = performance.now() + PORTION_MS;
      let step: IteratorResult<undefined, T>;
      do step = work.next();
      while (!step.done && performance.now() < deadline);
      if (step.done) resolve(step.value);
      else whenIdle(go);
    };
    whenIdle(go);
  });
}

/** Number of frames that are judged together: half a second, so that one slow frame has no effect. */
const FRAME_WINDOW = 30;

/**
 * Largest acceptable median time for drawing a frame, in milliseconds. It is far below the 16 ms between two
 * frames, because other scripts of the page need the main thread, too.
 */
const SLOW_FRAME_MS = 4;

/**
 * Returns a function that takes the cost of a frame (milliseconds) and returns whether the animation is too
 * slow. It judges `FRAME_WINDOW` frames together, and then starts again with new frames.
 */
function createSlownessCheck(): (cost: number) => boolean {
  const costs = new Float32Array(FRAME_WINDOW);
  let count = 0;
  return (cost) => {
    costs[count++] = cost;
    if (count < FRAME_WINDOW) return false;
    count = 0;
    return (costs.sort()[FRAME_WINDOW / 2] as number) > SLOW_FRAME_MS;
  };
}

/**
 * Plays the stars on the canvas, starting with a frame in which the head is complete, and publishes the state
 * in `motion`. Without a 2D context it does nothing, and the page keeps the static drawing of the head.
 * @param stopSignal ends the animation and removes all listeners
 */
export async function startPlayer(elements: StageElements, stopSignal: AbortSignal): Promise<void> {
  const context = elements.canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) return;
  const stars = await inIdleTime(createStars());
  if (!stopSignal.aborted) play(elements.field, createScreen(elements, context, stars), stopSignal);
}

function play(field: HTMLElement, screen: Screen, stopSignal: AbortSignal) {
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const isTooSlow = createSlownessCheck();
  /** Whether the last frame had the mobile layout; undefined before the first frame. */
  let isMobile: boolean | undefined;
  let isOutOfView = false;
  /** Whether the picture is out of date, because the size changed while the hero was out of view. */
  let isStale = false;
  let isCovered = false;
  let isHolding = false;
  /** The time in the loop, in seconds. */
  let time = STILL_SECONDS;
  let lastFrame: number | undefined;
  let skipsEverySecond = false;
  let skipsFrame = false;
  let request = 0;
  let hold: ReturnType<typeof setTimeout> | undefined;

  function advance(now: number) {
    request = requestAnimationFrame(advance);
    time = (time + (now - (lastFrame ?? now)) / 1000) % LOOP;
    lastFrame = now;
    skipsFrame = skipsEverySecond && !skipsFrame;
    if (skipsFrame) return;
    const start = performance.now();
    screen.show(time);
    // If frames are too slow, the number of pixels is lowered first; if that is no longer possible, every
    // second frame is skipped.
    if (!isTooSlow(performance.now() - start)) return;
    if (screen.coarsen()) screen.show(time);
    else skipsEverySecond = true;
  }

  function update() {
    if (isMobile === undefined || stopSignal.aborted) return;
    const rests = stopped.get() || isOutOfView || isHolding || document.hidden || isCovered;
    const next: Motion = lessMotion.matches ? "still" : rests ? "paused" : "playing";
    if (next === motion.get()) return;
    cancelAnimationFrame(request);
    lastFrame = undefined;
    if (next === "playing") request = requestAnimationFrame(advance);
    if (next === "still") {
      time = STILL_SECONDS;
      screen.show(time);
    }
    motion.set(next);
  }

  /**
   * Rebuilds the picture after a resize of the window (docs/requirements.md 1.5). If the hero is out of view,
   * the picture is rebuilt when the hero comes into view. The picture is drawn before the browser paints the
   * new size, so that no empty or stretched frame is shown.
   */
  function rebuild() {
    isStale = isOutOfView;
    if (isStale || !screen.resize()) return;
    screen.show(time);
    if (screen.isMobile === isMobile) return;
    isMobile = screen.isMobile;
    clearTimeout(hold);
    isHolding = isMobile;
    if (isHolding) hold = setTimeout(release, HOLD_MS);
    update();
  }

  function release() {
    isHolding = false;
    update();
  }

  /**
   * Pauses the stars while the phone's menu is open: the menu covers them, and it opens faster when nothing
   * is drawn.
   */
  function onMenuToggle(event: Event) {
    if (!(event.target instanceof HTMLDialogElement)) return;
    isCovered = (event as ToggleEvent).newState === "open";
    update();
  }

  // The observer's first report draws the first picture. A later report is ignored if the `resize` event has
  // already led to a picture of the new size.
  const size = new ResizeObserver(() => screen.fits() || rebuild());
  size.observe(field);
  const view = new IntersectionObserver((entries) => {
    isOutOfView = !entries.at(-1)?.isIntersecting;
    if (isStale) rebuild();
    update();
  });
  view.observe(field);
  const untilStopped = { signal: stopSignal };
  // Also listens to `resize`: if only the pixel ratio changes (zoom, another screen), the ResizeObserver
  // reports nothing.
  addEventListener("resize", rebuild, untilStopped);
  // Text may move when its web font has loaded, so the areas of text are measured again.
  document.fonts.addEventListener("loadingdone", rebuild, untilStopped);
  lessMotion.addEventListener("change", update, untilStopped);
  document.addEventListener("visibilitychange", update, untilStopped);
  document.addEventListener("toggle", onMenuToggle, { signal: stopSignal, capture: true });
  const unsubscribe = stopped.subscribe(update);
  stopSignal.addEventListener("abort", () => {
    cancelAnimationFrame(request);
    clearTimeout(hold);
    size.disconnect();
    view.disconnect();
    unsubscribe();
  });
}
