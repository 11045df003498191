import { faqTexts } from "#components/FaqAccordion/faq-texts.ts";
import { hoursTexts } from "#components/Hours/hours-texts.ts";
import type { Site } from "#content/files.ts";
import { contactTexts } from "#screens/ContactScreen/contact-texts.ts";
import { heroTexts } from "#screens/HomeScreen/hero-texts.ts";
import { callBarTexts } from "#shell/CallBar/call-bar-texts.ts";
import { headerTexts } from "#shell/SiteHeader/header-texts.ts";

/** What the live components say, out of the content: the browser gets it as a module and never asks for data. */
export const liveTexts = (site: Site) => ({
  anchors: site.ui.anchors,
  callBar: callBarTexts(site),
  chapters: Object.fromEntries(site.legal.map(({ slug, chapters }) => [slug, chapters])),
  contact: contactTexts(site),
  faq: faqTexts(site),
  header: headerTexts(site),
  hero: heroTexts(site),
  hours: hoursTexts(site),
});
