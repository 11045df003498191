import { SliceViewer } from "./SliceViewer.tsx";
import type { SliceViewerProps } from "./slice-viewer-props.ts";

/** The viewer in a chunk of its own, which only pages of examinations import (`src/client/registry.tsx`). */
export const lazySliceViewer = (props: SliceViewerProps) => <SliceViewer {...props} />;
