import { createPicture, type Picture } from "../paint.ts";
import { type Box, createStage, MOBILE_MAX_WIDTH, outgrown, type Rect } from "../stage.ts";

const matches = (query: string) => matchMedia(query).matches;

/** Where elements, or each line of inline ones, are seen from the upper left corner `from`. */
const rectsOf = (selector: string, from = new DOMRect()): Rect[] =>
  [...document.querySelectorAll(selector)]
    .flatMap((element) => [...element.getClientRects()])
    .filter(({ width }) => width > 0)
    .map(({ x, y, width, height }) => new DOMRect(x - from.x, y - from.y, width, height));

/** Connects the stars to the canvas of `context`, which fills `field`. Nothing is drawn before the first `resize`. */
export function createScreen(field: HTMLElement, context: CanvasRenderingContext2D, stars: Float32Array) {
  const { canvas } = context;
  let box: Box | undefined;
  let picture: Picture | undefined;
  let image: ImageData | undefined;
  let ratioLimit = Number.POSITIVE_INFINITY;

  function measure(): Box {
    const corner = field.getBoundingClientRect();
    return {
      width: field.clientWidth,
      height: field.clientHeight,
      ratio: Math.min(devicePixelRatio, ratioLimit),
      mobile: matches(`(max-width: ${MOBILE_MAX_WIDTH}px)`),
      figure: rectsOf("[data-figure]", corner)[0] ?? new DOMRect(),
      // The header is fixed: it lies over the stars only while the page is at its top.
      texts: [...rectsOf("[data-keep]", corner), ...rectsOf("header a, header button")],
    };
  }

  /** Adopts the size of the field; true when the canvas is now empty and needs a frame in this same task. */
  function resize(): boolean {
    const now = measure();
    if (!now.width || !now.height) return false;
    if (box && !outgrown(box, now, matches("(pointer: coarse)"))) return false;
    box = now;
    const stage = createStage(now);
    picture = createPicture(stars, stage);
    image = new ImageData(new Uint8ClampedArray(picture.pixels.buffer), stage.width, stage.height);
    canvas.width = stage.width;
    canvas.height = stage.height;
    return true;
  }

  return {
    /** Whether the mobile composition is on the canvas; undefined before the first `resize`. */
    get mobile() {
      return box?.mobile;
    },
    resize,
    /** Shows the frame at a playhead of 0..1. */
    show(playhead: number): void {
      if (!picture || !image) return;
      picture.draw(playhead);
      context.putImageData(image, 0, 0);
    },
    /** Lowers the number of canvas pixels; false when it is at its lowest. */
    coarsen(): boolean {
      const ratio = picture ? picture.stage.ratio : 1;
      ratioLimit = Math.max(1, ratio - 0.25);
      return ratio > 1 && resize();
    },
  };
}

export type Screen = ReturnType<typeof createScreen>;
