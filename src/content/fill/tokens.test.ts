import { expect, it } from "vitest";
import { FIXTURE_CONTENT } from "#tests/fixtures/content.ts";
import { collectFacts } from "./tokens.ts";

it("facts are formatted for use in a sentence", () => {
  const facts = Object.fromEntries(
    [...collectFacts(FIXTURE_CONTENT)].map(([name, fact]) => [name, `${fact}`.replaceAll("\u00a0", " ")]),
  );
  expect(facts).toMatchObject({
    "clinica.telefon": "0256 000 001",
    "clinica.program": "luni–vineri, 08:00–20:00",
    "pret.ambii": "1.015,00 lei",
    "contrast.abdominal": "150 de lei",
    "supliment.abdominal": "+150 lei",
    "durata.rmn-cerebral": "5 minute",
  });
});
