import type { Site } from "../../content/files.ts";
import { formatPhone } from "../format.ts";

type Clinic = Site["clinic"];
type Placeholder = Clinic["placeholders"][number];

/** The value of a field of the clinic, or undefined while it is provisional. */
export function known(clinic: Clinic, field: Placeholder): string | undefined {
  return clinic.placeholders.includes(field) ? undefined : clinic[field];
}

/**
 * The text for machines, which would spread a provisional value that a person sees through: a name stands in its
 * place, so that no sentence is lost with it.
 */
export function withoutPlaceholders(text: string, { clinic, ui }: Pick<Site, "clinic" | "ui">): string {
  const names = {
    headerPhone: [formatPhone(clinic.headerPhone), ui.unknown.phone],
    footerPhone: [formatPhone(clinic.footerPhone), ui.unknown.phone],
    email: [clinic.email, ui.unknown.email],
    siteUrl: [clinic.siteUrl, ui.unknown.site],
  } as const;
  return clinic.placeholders.reduce((known, field) => known.replaceAll(...names[field]), text);
}
