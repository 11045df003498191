import { type Content, contentPath } from "../files.ts";
import { type Finding, finding } from "./finding.ts";

/**
 * Conditions about which every patient must be asked, each with a pattern of words that name it. If a
 * shortened row could injure a patient, its pattern contains what must be done, too (`content/safety.yaml`
 * says why).
 */
const MUST_BE_TOLD: Readonly<Record<string, RegExp>> = {
  "stimulatorul cardiac": /stimulator cardiac|pacemaker/iu,
  "implantul cohlear": /cohlear/iu,
  "pompa de insulină, care rămâne afară": /pomp[aă] de insulin.*(afară|nu intră)/iu,
  "senzorul de glicemie, dacă se scoate": /senzor.*scoate/iu,
  "șuntul cerebral, a cărui verificare se stabilește dinainte": /șunt.*dinainte/iu,
  "clipsurile și stenturile": /clips|stent/iu,
  "metalul din corp": /metal|schij|așchi/iu,
  "plasturele cu medicament": /plastur/iu,
  sarcina: /sarcin|însărcinat/iu,
  "boala de rinichi": /rinich|dializ/iu,
  alergiile: /alergi/iu,
};

/**
 * Findings for conditions of `MUST_BE_TOLD` that are missing from the list of conditions that patients must
 * mention before an examination.
 */
export function safetyProblems({ safety }: Content): Finding[] {
  const told = safety.tellStaff.map(({ text }) => text).join("\n");
  return Object.entries(MUST_BE_TOLD).flatMap(([what, words]) =>
    words.test(told) ? [] : finding("safety-lost", contentPath("safety"), ["tellStaff"], { what }),
  );
}
