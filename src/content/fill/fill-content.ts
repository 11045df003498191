import { daysAfter, today } from "#lib/clock.ts";
import { CONTENT_FIELD, type Content, contentPath, type Site } from "../files.ts";
import { documentOf } from "./legal-document.ts";
import { readingOf } from "./readings.ts";
import { collectFacts, fillInAll } from "./tokens.ts";

/**
 * Converts checked content to the form that pages show on a day (`YYYY-MM-DD`). Closing days and special hours
 * are left out when they were over a week ago; the drawing of the week shows earlier days, too.
 */
export function siteFromContent(content: Content, day = today()): Site {
  const facts = collectFacts(content);
  const { legal, ...sheets } = content;
  const { clinic } = content;
  const first = daysAfter(day, -6);
  const days = {
    closingDays: clinic.closingDays.filter(({ from, to = from }) => to >= first),
    specialHours: clinic.specialHours.filter((row) => row.day >= first),
  };
  const filled = fillInAll(sheets, facts, CONTENT_FIELD);
  return {
    ...filled,
    services: filled.services.map((service) => ({
      ...service,
      checkedBy: readingOf(content, contentPath("services", service.slug), day),
    })),
    // In clinic.yaml only `visit` contains sentences. `fillInAll` would put non-breaking spaces into the
    // other values, such as the address.
    clinic: { ...clinic, ...days, visit: filled.clinic.visit },
    legal: legal.map((document) => documentOf(document, facts)),
  };
}
