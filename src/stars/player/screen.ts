import { HEAD_DISSOLVES, SPIRALS_FORMED } from "../choreography.ts";
import { createPicture, type Picture } from "../paint.ts";
import { type Box, createStage, MOBILE_MAX_WIDTH, type Rect } from "../stage.ts";
import { LOOP_MS } from "../view.ts";

/** The elements of the stage: the canvas fills the field, the head is drawn in the figure. */
export interface StageElements {
  readonly field: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly figure: HTMLElement;
}

/** Rectangles of elements (of each line, for inline ones) relative to the corner `from`. */
const rectsOf = (elements: Iterable<Element>, from: DOMRect): Rect[] =>
  [...elements]
    .flatMap((element) => [...element.getClientRects()])
    .filter(({ width }) => width > 0)
    .map(({ x, y, width, height }) => new DOMRect(x - from.x, y - from.y, width, height));

/**
 * Interval at which the surroundings of the static figure are redrawn, in milliseconds: its stars drift by a third
 * of a pixel.
 */
const REDRAW_INTERVAL_MS = 40;

/** Connects the stars to the canvas of `context`, which fills the field. Nothing is drawn before the first `resize`. */
export function createScreen(
  { field, canvas, figure }: StageElements,
  context: CanvasRenderingContext2D,
  stars: Float32Array,
) {
  let picture: Picture;
  let image: ImageData;
  let lastInterval: number | undefined;
  let ratioLimit = Number.POSITIVE_INFINITY;
  let box = measure();

  function measure(): Box {
    const corner = field.getBoundingClientRect();
    return {
      x: 0,
      y: 0,
      width: field.clientWidth,
      height: field.clientHeight,
      ratio: Math.min(devicePixelRatio, ratioLimit),
      mobile: matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`).matches,
      figure: rectsOf([figure], corner)[0] ?? new DOMRect(),
      // The header is fixed, so it covers the stars only while the page is at its top.
      texts: [
        ...rectsOf(document.querySelectorAll("[data-star-exclusion]"), corner),
        ...rectsOf(document.querySelectorAll("header :is(a, button)"), new DOMRect()),
      ],
    };
  }

  /**
   * Rebuilds the picture for the present sizes and texts.
   * @returns false while the field has no size
   */
  function resize() {
    box = measure();
    if (!box.width || !box.height) return false;
    const stage = createStage(box);
    picture = createPicture(stars, stage);
    image = new ImageData(new Uint8ClampedArray(picture.pixels.buffer), stage.width, stage.height);
    lastInterval = undefined;
    canvas.width = stage.width;
    canvas.height = stage.height;
    return true;
  }

  return {
    /** Whether a picture is shown that is as large as the field. */
    fits: () =>
      lastInterval !== undefined && box.width === field.clientWidth && box.height === field.clientHeight,
    /** Whether the mobile composition is on the canvas, after the first `resize`. */
    get mobile() {
      return box.mobile;
    },
    resize,
    /** Draws the frame at a playhead of 0..1; the surroundings of the static figure only once per `REDRAW_INTERVAL_MS`. */
    show(playhead: number) {
      picture.draw(playhead);
      const time = playhead * LOOP_MS;
      const interval = Math.floor(time / REDRAW_INTERVAL_MS);
      const isFigure =
        interval === lastInterval && time > 1000 * SPIRALS_FORMED && time < 1000 * HEAD_DISSOLVES;
      const { x, y, width, height } = isFigure ? box.figure : box;
      const { ratio } = picture.stage;
      const part = [ratio * x - 5, ratio * y - 5, ratio * width + 10, ratio * height + 10] as const;
      context.putImageData(image, 0, 0, ...part);
      lastInterval = interval;
    },
    /** Lowers the number of canvas pixels; false when there are no fewer to be had. */
    coarsen(): boolean {
      const { ratio } = picture.stage;
      ratioLimit = Math.max(1, ratio - 0.25);
      return ratio > 1 && resize();
    },
  };
}

export type Screen = ReturnType<typeof createScreen>;
