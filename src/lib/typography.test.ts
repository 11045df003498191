import { expect, it } from "vitest";
import { bindNumbers, bindShortWords, textRuns } from "#lib/typography.ts";

/** Replaces „~” with a non-breaking space, so that the expected texts are readable. */
const tied = (text: string) => text.replaceAll("~", "\u00a0");

it.each([
  ["durează 15 minute", "durează 15~minute"],
  ["nr. 95 din 2006", "nr.~95~din 2006"],
  ["Scorul „Google 5.0” este", "Scorul „Google~5.0” este"],
  ["pe Bulevardul Rebreanu 156, Timișoara", "pe Bulevardul Rebreanu~156, Timișoara"],
  ["nu v-a cerut, s-au dus", "nu v-a~cerut, s-au dus"],
  ["sunați la 112.", "sunați la 112."],
  ["„Decontat CAS” înseamnă", "„Decontat CAS” înseamnă"],
])("binds numbers and single letters to their words: %s", (plain, bound) =>
  expect(bindNumbers(plain)).toBe(tied(bound)),
);

it.each([
  ["RMN prin CAS, cu bilet de trimitere", "RMN prin~CAS, cu~bilet de~trimitere"],
  ["medicul care v-a trimis. Se face des", "medicul care v-a~trimis. Se~face des"],
])("binds short words in a heading to the next word: %s", (plain, bound) => {
  expect(bindShortWords(tied(plain))).toBe(tied(bound));
});

it.each<[string, string[]]>([
  ["Programează-te acum, citiți-ne", ["Programează-te", "citiți-ne"]],
  ["angio-RMN, colangio-RMN-ul", ["angio-RMN", "colangio-RMN-ul"]],
  ["un RMN-ul și 30–45~de~minute.", ["RMN-ul", "30–45~de~minute"]],
])("marks the words that must stay on one line: %s", (text, unbroken) => {
  const runs = textRuns(tied(text)).filter((run) => run.unbroken);
  expect(runs.map((run) => run.text)).toEqual(unbroken.map(tied));
});
