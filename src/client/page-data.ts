import { faqTexts } from "#components/FaqAccordion/faq-texts.ts";
import { hoursTexts } from "#components/Hours/hours-texts.ts";
import { sliceViewerProps } from "#components/SliceViewer/slice-viewer-props.ts";
import type { Site } from "#content/files.ts";
import { legalPath, type Page } from "#content/routes.ts";
import { weekProps } from "#screens/ContactScreen/week-props.ts";
import { heroTexts } from "#screens/HomeScreen/hero-texts.ts";
import { callBarTexts, headerTexts, initialTones } from "#shell/shell-props.ts";

/**
 * Makes the props of a page's islands from the content. `Document.astro` writes the props into the page as
 * JSON, and in the browser `registry.tsx` gives them to the components. The page therefore requests no data,
 * and its HTML and props always come from the same build.
 * @param page absent for the 404 page
 */
export function pageData(site: Site, page: Page | undefined) {
  const path = page?.path ?? "";
  return {
    /** Empty on the 404 page. */
    path,
    hours: hoursTexts(site),
    header: headerTexts(site),
    callBar: callBarTexts(site, page),
    tones: initialTones(page),
    faq: faqTexts(site, page),
    hero: page?.kind === "home" ? heroTexts(site) : undefined,
    week: page?.kind === "contact" ? weekProps(site) : undefined,
    service:
      page?.kind === "service"
        ? { sectionLinks: site.ui.anchors, slices: sliceViewerProps(page.service.art, site) }
        : undefined,
    chapters: site.legal.find(({ slug }) => legalPath(slug) === path)?.chapters,
  };
}

export type PageData = ReturnType<typeof pageData>;
