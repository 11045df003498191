import type { PageHeadProps } from "#components/PageHead/PageHead.tsx";
import type { PhotoData } from "#components/Photos/Photos.tsx";
import type { Site } from "#content/files.ts";

/** Props of a screen with a page head. */
export interface ScreenProps extends Pick<PageHeadProps, "trail"> {
  site: Site;
}

/** The photographs of the clinic, for a screen that shows some of them. */
export interface PhotoProps {
  photos: readonly PhotoData[];
}
