import { MOBILE_LAYOUT } from "#lib/breakpoints.ts";
import { HEAD_DISSOLVES, SPIRALS_FORMED } from "../choreography.ts";
import { createPicture, type Picture } from "../paint.ts";
import { type Box, createStage, type Rect } from "../stage.ts";

/**
 * The elements of the hero in which the stars are shown: `canvas` fills `field`; the head appears in the area
 * of `figure`.
 */
export interface StageElements {
  readonly field: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly figure: HTMLElement;
}

/**
 * Rectangles of elements, relative to the upper left corner of `from`. An inline element has one rectangle
 * per line.
 */
const rectsOf = (elements: Iterable<Element>, from: DOMRect): Rect[] =>
  [...elements]
    .flatMap((element) => [...element.getClientRects()])
    .filter(({ width }) => width > 0)
    .map(({ x, y, width, height }) => new DOMRect(x - from.x, y - from.y, width, height));

/**
 * How often the stars outside the area of head and spirals are redrawn while they only drift, per second.
 * Within one interval a star drifts by at most a third of a pixel.
 */
const REDRAWS_PER_SECOND = 25;

/**
 * Creates the functions that draw the stars on `canvas`, which is as large as `field`, the element around it.
 * `show` may be called only after a `resize` that returned true.
 */
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
      isMobile: matchMedia(MOBILE_LAYOUT).matches,
      figure: rectsOf([figure], corner)[0] ?? new DOMRect(),
      // Rectangles of the header are measured from the corner of the window and not of the field: the header
      // is fixed, and it covers the stars only while the page is at its top.
      texts: [
        ...rectsOf(document.querySelectorAll("[data-star-exclusion]"), corner),
        ...rectsOf(document.querySelectorAll("header :is(a, button)"), new DOMRect()),
      ],
    };
  }

  /**
   * Rebuilds the picture for the current sizes and text positions.
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
    /** Whether a picture of the field's current size is shown. */
    fits: () =>
      lastInterval !== undefined && box.width === field.clientWidth && box.height === field.clientHeight,
    get isMobile() {
      return box.isMobile;
    },
    resize,
    /**
     * Draws the frame at a time of the loop, in seconds. While the stars outside the area `figure` only drift
     * (between `SPIRALS_FORMED` and `HEAD_DISSOLVES`), most frames copy only this area to the canvas, and
     * `REDRAWS_PER_SECOND` frames copy everything.
     */
    show(time: number) {
      picture.draw(time);
      const interval = Math.floor(time * REDRAWS_PER_SECOND);
      const isFigure = interval === lastInterval && time > SPIRALS_FORMED && time < HEAD_DISSOLVES;
      const { x, y, width, height } = isFigure ? box.figure : box;
      const { ratio } = picture.stage;
      const part = [ratio * x - 5, ratio * y - 5, ratio * width + 10, ratio * height + 10] as const;
      context.putImageData(image, 0, 0, ...part);
      lastInterval = interval;
    },
    /** Lowers the number of canvas pixels. @returns false if it cannot be lowered further */
    coarsen(): boolean {
      const { ratio } = picture.stage;
      ratioLimit = Math.max(1, ratio - 0.25);
      return ratio > 1 && resize();
    },
  };
}

export type Screen = ReturnType<typeof createScreen>;
