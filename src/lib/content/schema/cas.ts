import { z } from "astro/zod";
import { list, text } from "../fields.ts";
import { head, paragraphs, reviewed } from "./shared.ts";

export const cas = z.strictObject({
  reviewed,
  ...head,
  intro: paragraphs("Ce înseamnă decontarea, pe paragrafe."),
  conditions: list(
    z.strictObject({ title: text("Condiția, pe scurt."), text: text("Explicația ei.") }),
    "Condițiile, în ordine.",
    4,
  ),
  requiredDocuments: list(
    z.strictObject({ title: text("Documentul."), text: text("La ce să fie atent pacientul.") }),
    "Documentele obligatorii.",
    3,
  ),
  optionalDocuments: list(
    z.strictObject({ title: text("Documentul."), text: text("De ce ajută.") }),
    "Documentele opționale.",
    4,
  ),
  steps: list(
    z.strictObject({ title: text("Pasul, pe scurt."), text: text("Ce se face la acest pas.") }),
    "Pașii, de la bilet la rezultat.",
    4,
  ),
  limits: list(
    z.strictObject({ title: text("Limita, pe scurt."), text: text("Explicația ei.") }),
    "Ce nu poate promite clinica.",
  ),
  note: text("Nota despre regulile care se pot schimba."),
  badgeNote: text("Fraza scurtă de lângă insigna „Decontat CAS”."),
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
