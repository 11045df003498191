import type { Site } from "./files.ts";
import { sentence } from "./findings/messages.ts";
import { siteOrigin as siteAddressField } from "./schema/fields.ts";

export interface SiteAddress {
  /** Scheme and host without a slash at the end: „https://www.clinica.ro”. */
  readonly origin: string;
  /** Whether the real address is still unknown. In that case nothing may present `origin` as a fact. */
  readonly isPlaceholder: boolean;
}

/**
 * The address of this build: the value of the `SITE_URL` variable, otherwise the address in
 * `content/clinic.yaml`. An empty variable counts as absent.
 * @throws Error in plain Romanian if the variable is not an address
 */
export function siteAddress(
  { siteUrl, placeholders }: Pick<Site["clinic"], "siteUrl" | "placeholders">,
  { SITE_URL }: Readonly<Record<string, string | undefined>>,
): SiteAddress {
  if (!SITE_URL) return { origin: siteUrl, isPlaceholder: placeholders.includes("siteUrl") };
  const { data, error } = siteAddressField("").safeParse(SITE_URL);
  if (error) throw new Error(`Variabila SITE_URL ${sentence("site-address")}`);
  return { origin: data, isPlaceholder: false };
}
