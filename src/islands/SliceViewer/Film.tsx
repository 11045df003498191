import { memo } from "react";
import { createPortal } from "react-dom";
import { DRAWING } from "../../lib/slices/types.ts";
import type { KeptSlice } from "./compute.ts";
import type { KeptSlices } from "./kept-slices.ts";

/** A layer stays in the page once it has been drawn, and is shown or not: nothing is read twice. */
const Layer = memo(({ slice, shown }: { slice: KeptSlice; shown: boolean }) => (
  <g display={shown ? undefined : "none"}>
    {slice.paths.map(([kind, path]) => (
      <path key={kind} data-line={kind} d={path} />
    ))}
  </g>
));

/** The layers over the still, in its place. */
export function Film({ film, kept, layer }: { film: HTMLElement; kept: KeptSlices; layer: number }) {
  return createPortal(
    <svg viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`} aria-hidden="true">
      {kept.map((slice) => slice && <Layer key={slice.index} slice={slice} shown={slice.index === layer} />)}
    </svg>,
    film,
  );
}
