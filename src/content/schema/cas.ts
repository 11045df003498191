import { z } from "astro/zod";
import { list, rich, text } from "../fields.ts";
import { head, paragraphs, reviewed } from "./shared.ts";

/** A list whose rows have a short title and a text; the sentences say what the list, title and text are. */
const titledTexts = (what: string, title: string, explanation: string, min = 1) =>
  list(z.strictObject({ title: text(title), text: rich(explanation) }), what, min);

export const cas = z.strictObject({
  reviewed,
  ...head,
  intro: paragraphs("Ce înseamnă decontarea, pe paragrafe."),
  conditions: titledTexts("Condițiile, în ordine.", "Condiția, pe scurt.", "Explicația ei.", 4),
  requiredDocuments: titledTexts(
    "Documentele obligatorii.",
    "Documentul.",
    "La ce să fie atent pacientul.",
    3,
  ),
  optionalDocuments: titledTexts("Documentele opționale.", "Documentul.", "De ce ajută.", 4),
  steps: titledTexts("Pașii, de la bilet la rezultat.", "Pasul, pe scurt.", "Ce se face la acest pas.", 4),
  limits: titledTexts("Ce nu poate promite clinica.", "Limita, pe scurt.", "Explicația ei."),
  note: rich("Nota despre regulile care se pot schimba."),
  badgeNote: rich("Fraza scurtă de lângă insigna „Decontat CAS”."),
  headings: z
    .strictObject({
      conditions: text("Titlul listei de condiții."),
      steps: text("Titlul pașilor."),
      documents: text("Titlul listei de documente."),
      required: text("Titlul documentelor obligatorii."),
      optional: text("Titlul documentelor opționale."),
      limits: text("Titlul limitelor."),
    })
    .describe("Titlurile secțiunilor."),
});
