import type { Site } from "#content/files.ts";
import { addressLine } from "#lib/format.ts";
import type { Calendar } from "#lib/open-now.ts";
import { mapLinks } from "./map-links.ts";

/**
 * The props of the address actions and of the week chart. `week` is also sent to the browser, where the chart
 * is hydrated, so it contains only what the chart needs.
 */
export function contactProps({ clinic, contactPage, ui }: Pick<Site, "clinic" | "contactPage" | "ui">) {
  const { openingHours, closingDays, specialHours } = clinic;
  const calendar: Calendar = { openingHours, closingDays, specialHours };
  const place = addressLine(clinic.address);
  const { map, copy, copied, notCopied, save } = contactPage.address;
  return {
    address: {
      place,
      map: mapLinks(`${clinic.name}, ${place}`).google,
      words: { map, copy, copied, notCopied, save },
    },
    /** `today` is the label above today's column. */
    week: { calendar, today: ui.hours.today },
  };
}

export type ContactProps = ReturnType<typeof contactProps>;
