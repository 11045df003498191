import type { Site } from "#content/files.ts";
import type { Calendar } from "#lib/open-now.ts";
import { mapLinks } from "./map-links.ts";

/** What the live parts of the contact page say, out of the content, and no more. */
export function contactTexts({ clinic, contactPage, ui }: Pick<Site, "clinic" | "contactPage" | "ui">) {
  const { openingHours, closingDays, specialHours } = clinic;
  const calendar: Calendar = { openingHours, closingDays, specialHours };
  const place = `${clinic.address.street}, ${clinic.address.locality}`;
  const { map, copy, copied, notCopied, save } = contactPage.address;
  return {
    address: {
      place,
      map: mapLinks(`${clinic.name}, ${place}`).google,
      words: { map, copy, copied, notCopied, save },
    },
    /** `today` stands over today's column of the week. */
    week: { calendar, today: ui.hours.today },
  };
}

export type ContactTexts = ReturnType<typeof contactTexts>;
