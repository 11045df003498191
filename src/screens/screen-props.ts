import type { PageHeadProps } from "#components/PageHead/PageHead.tsx";
import type { PhotoData } from "#components/Photos/Photos.tsx";
import type { Site } from "#content/files.ts";
import type { Page } from "#content/routes.ts";

/** Props of a screen: the site's texts, the page (undefined for the 404 page), and its breadcrumb. */
export interface ScreenProps extends Pick<PageHeadProps, "trail"> {
  texts: Site;
  page?: Page | undefined;
  photos?: readonly PhotoData[];
}
