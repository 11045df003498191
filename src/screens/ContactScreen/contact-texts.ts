import type { Site } from "#content/files.ts";
import { mapLinks } from "./map-links.ts";

/** What the live parts of the contact page say, out of the content, and no more. */
export function contactTexts({ clinic, contactPage, ui }: Pick<Site, "clinic" | "contactPage" | "ui">) {
  const place = `${clinic.address.street}, ${clinic.address.locality}`;
  const { map, copy, copied, notCopied, save } = contactPage.address;
  return {
    address: {
      place,
      map: mapLinks(`${clinic.name}, ${place}`).google,
      words: { map, copy, copied, notCopied, save },
    },
    /** `today` stands over today's column of the week. */
    week: { openingHours: clinic.openingHours, today: ui.hours.today },
  };
}

export type ContactTexts = ReturnType<typeof contactTexts>;
