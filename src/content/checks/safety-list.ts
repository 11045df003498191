import { type Content, contentPath } from "../files.ts";
import { type Finding, finding } from "../findings/finding.ts";

/** The rows of the safety list without which a patient could be injured, by their id. */
const MUST_BE_TOLD = {
  stimulator: "stimulatorul cardiac",
  "implant-cohlear": "implantul cohlear",
  "pompa-de-insulina": "pompa de insulină",
  "senzor-de-glicemie": "senzorul de glicemie",
  "sunt-cerebral": "șuntul cerebral",
  "clipsuri-si-stenturi": "clipsurile și stenturile",
  "metal-in-corp": "metalul din corp",
  plasture: "plasturele cu medicament",
  sarcina: "sarcina",
  "boala-de-rinichi": "boala de rinichi",
  alergii: "alergiile",
};

/** Findings for rows of `MUST_BE_TOLD` that are missing from what patients must say before an examination. */
export function safetyFindings({ safety }: Content): Finding[] {
  const told = new Set(safety.tellStaff.map(({ id }) => id));
  return Object.entries(MUST_BE_TOLD).flatMap(([id, what]) =>
    told.has(id) ? [] : finding("safety-lost", contentPath("safety"), ["tellStaff"], { what }),
  );
}
