import type { z } from "astro/zod";

const KINDS: Readonly<Record<string, string>> = {
  object: "trebuie să fie un grup de câmpuri, fiecare pe rândul lui",
  array: "trebuie să fie o listă; puneți fiecare rând după o liniuță",
  string: "trebuie să fie text; puneți valoarea între ghilimele",
};

/**
 * What a wrong value means, in plain Romanian, where a field has no message of its own. Given to every parse, so
 * that the English messages of Zod never reach a clinic employee.
 */
export function plainMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return "lipsește; adăugați câmpul";
  if (issue.code === "invalid_value") {
    return `nu este una dintre valorile permise: ${issue.values.join(", ")}`;
  }
  const expected = issue.code === "invalid_type" ? issue.expected : "";
  if (issue.input === null && expected === "array") {
    return "este gol; scrieți rândurile sub el, fiecare după o liniuță, sau [] dacă lista poate rămâne goală";
  }
  if (issue.input === null) return "este gol; scrieți valoarea după cele două puncte";
  return KINDS[expected] ?? "nu are forma potrivită; comparați cu un alt rând de același fel";
}
