import type { Site } from "../content/files.ts";
import { formatPhone } from "../format.ts";

type Clinic = Site["clinic"];
type Placeholder = Clinic["placeholders"][number];

/** The value of a field of the clinic, or undefined while it is provisional. */
export function known(clinic: Clinic, field: Placeholder): string | undefined {
  return clinic.placeholders.includes(field) ? undefined : clinic[field];
}

/** Leaves out the texts that quote a provisional value: a person sees it on the page, a machine would spread it. */
export function withoutPlaceholders(texts: readonly string[], clinic: Clinic): string[] {
  const provisional = clinic.placeholders.map((field) =>
    field === "headerPhone" || field === "footerPhone" ? formatPhone(clinic[field]) : clinic[field],
  );
  return texts.filter((text) => !provisional.some((value) => text.includes(value)));
}
