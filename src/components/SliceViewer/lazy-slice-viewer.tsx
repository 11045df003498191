import { SliceViewer } from "./SliceViewer.tsx";
import type { SliceViewerProps } from "./slice-viewer-props.ts";

/** The viewer as a separate chunk, which only the pages of examinations import (`src/client/registry.tsx`). */
export const lazySliceViewer = (props: SliceViewerProps) => <SliceViewer {...props} />;
