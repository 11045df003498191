import { expect, it } from "vitest";
import { checkContent } from "#content/checks/check.ts";
import { changed } from "#tests/fixtures/mistakes.ts";

/** Checks the fixture clinic with `text` as the note of cas.yaml. */
const problemsOf = (text: string) =>
  checkContent(
    changed({ file: "cas.yaml", find: "^note: .*", write: `note: ${JSON.stringify(text)}` }),
    "2026-12-01",
  ).findings;

it.each([
  ["error", "RMN cerebral costă 835 lei.", "{{pret.cerebral}} sau {{pret.lista-abdomen}}"],
  ["warning", "Sunați la 0256/000.000.", "{{clinica.telefon-programari}}"],
  ["warning", "Sunați la +40 722 123 456.", "{{clinica.telefon-programari}} sau {{clinica.telefon}}"],
  ["warning", "Suntem deschiși între 8:00 și 18:00.", "{{clinica.program}}"],
  ["warning", "Scrieți la contact@exemplu.ro.", "{{clinica.email}}"],
])("a literal is an error or a question that names the token: %s: %s", (level, text, token) => {
  const [problem] = problemsOf(text);
  expect(problem).toMatchObject({ level, file: "content/cas.yaml" });
  expect(problem?.message).toContain(token);
});

it.each([
  "Sunați la 8:00, când deschidem.",
  "Nu mâncați între 4 și 6 ore înainte.",
  "Rezultatul vine în 2–5 zile, iar aparatul are 1,5 T.",
  "Programul din iarna 2026–27 îl aflați la telefon.",
  "Prețurile sunt în lei. Sunați la {{clinica.telefon}}; costă {{pret.cerebral}}.",
  "Scrieți la dpo@alta-firma.ro sau [aici](mailto:contact@exemplu.ro).",
])("a text without a literal passes: %s", (text) => {
  expect(problemsOf(text)).toEqual([]);
});
