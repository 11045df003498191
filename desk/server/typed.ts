import { fingerprintsOf } from "../../src/content/doctor.ts";
import type { Values } from "../shared/fields.ts";

/**
 * Values that somebody typed, as their file is to hold them: without the blanks at their ends that a hand leaves (a
 * document's text keeps its lines), and with the fingerprints of the texts that a doctor has just checked, which another
 * name or another day says.
 * @param before what the file holds
 */
export function asFiled(values: Values, before: Values): Values {
  const trimmed: Values = JSON.parse(JSON.stringify(values), (name, value) =>
    typeof value === "string" && name !== "body" ? value.trim() : value,
  );
  const said = trimmed.checkedBy as { name?: string; on?: string } | undefined;
  const old = before.checkedBy as typeof said;
  if (!said || (said.name === old?.name && said.on === old?.on)) return trimmed;
  return { ...trimmed, checkedBy: { ...said, fingerprints: fingerprintsOf(trimmed) } };
}
