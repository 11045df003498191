import { z } from "astro/zod";
import { marked } from "./field-marks.ts";
import { day, group, heading, list, object, rawText, rich, text } from "./fields.ts";

/** Fields that several files of `content/` have. */

export const reviewed = marked(
  day(
    "Actualizat la: ziua în care cineva a recitit și a actualizat ultima dată aceste texte; apare pe pagină.",
  ),
  { isReviewDay: true },
);

export const id = marked(
  rawText("Nume scurt, unic, din litere mici și cratime; nu apare pe pagină.")
    .regex(/^[a-z0-9-]+$/, "id-form")
    .meta({ kind: "id" }),
  { unique: { rule: "id-twice" } },
);
export const paragraphs = (help: string) => list(rich("Un paragraf."), help);

/** Title and description of a page for search engines and messaging apps. */
export const seo = group("Ce văd oamenii în rezultatele căutării și în mesaje.", {
  title: heading("Titlul din rezultatele căutării: subiectul întâi, cel mult 60 de caractere.", 60),
  description: text("Descrierea din rezultatele căutării, între 120 și 155 de caractere.", 155).min(120),
});

export const head = {
  seo,
  title: heading("Titlul mare al paginii.", 80),
  lead: rich("Fraza de sub titlu."),
};

export const block = (help: string) =>
  group(help, { title: heading("Titlul blocului."), text: rich("Textul blocului.") });

export const question = object({
  // The ids of all questions differ, because any two questions may be shown on the same page.
  id: marked(id, { unique: { rule: "id-twice", group: "questions" } }),
  question: marked(heading("Întrebarea, așa cum ar pune-o un pacient."), {
    unique: { rule: "name-twice" },
  }),
  answer: rich("Răspunsul, în două până la cinci fraze."),
  isOpen: z.boolean().describe("Răspunsul se vede de la început, ca la urgențe.").optional(),
});

/**
 * Names of the pictograms that an author can choose for a text, each with the name that staff see at the
 * desk.
 */
export const PICTOGRAM_NAMES = {
  report: "raport",
  call: "telefon",
  card: "card",
  papers: "acte",
  questions: "întrebări",
  scanner: "aparat",
  doctor: "medic",
};
export const ICON_NAMES = {
  phone: "telefon",
  clock: "ceas",
  pin: "loc pe hartă",
  mail: "plic",
  check: "bifă",
  card: "card",
  wave: "undă",
  film: "film",
  slices: "straturi",
};
