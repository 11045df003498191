import type { PageHeadProps } from "#components/PageHead/PageHead.tsx";
import type { Site } from "#content/files.ts";
import type { Page } from "#content/routes.ts";

/** What the screen of a page gets: the site's texts, the page (none for the 404 page), and the trail to it. */
export interface ScreenProps extends Pick<PageHeadProps, "trail"> {
  texts: Site;
  page?: Page | undefined;
}
