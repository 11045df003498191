import { siteAddress } from "../../lib/site-address.ts";
import type { Content } from "../files.ts";
import type { Finding } from "../problem.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** The address at which the public reads the site: provisional, or wrong in the `SITE_URL` variable. */
export function siteAddressProblems(clinic: Content["clinic"], env: Env): Finding[] {
  try {
    if (!siteAddress(clinic, env).isPlaceholder) return [];
  } catch (error) {
    return [{ file: "SITE_URL", remedy: (error as Error).message }];
  }
  return [
    {
      file: "content/clinic.yaml",
      path: ["siteUrl"],
      remedy:
        "adresa site-ului este provizorie; scrieți adresa publică și scoateți bifa ei de la „Valori provizorii”",
    },
  ];
}
