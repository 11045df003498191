import type { SiteAddress } from "../lib/site-address.ts";
import { siteAddress as siteAddressField } from "./fields.ts";
import type { Site } from "./files.ts";
import { sentence } from "./messages.ts";

/**
 * The address of this build: the `SITE_URL` variable, or else the one in `content/clinic.yaml`. An empty variable
 * counts as absent.
 * @throws in plain Romanian when the variable is not an address; the content's own is checked with the content
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
