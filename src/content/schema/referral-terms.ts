import { z } from "astro/zod";
import { list, ofKind, rich, text, yesNo } from "../fields.ts";

const synonym = text("Un cuvânt.").regex(/^[^;]*$/, "cuprinde „;”; între cuvinte puneți virgulă");

/** What stands on referrals, word by word, and which examination it means. */
export const referralTerms = z.strictObject({
  title: text("Titlul listei; apare și ca legătură în partea de sus a paginii."),
  lead: rich("Frazele de sub titlu: cum se folosește lista și ce înseamnă „la telefon”."),
  abbreviations: rich("Prescurtările de pe trimiteri, deasupra literelor."),
  byPhone: text("Ce scrie lângă un termen fără pagină: pacientul întreabă la telefon."),
  confirm: text("Ce scrie lângă un termen cu pagină, dacă examinarea se confirmă la telefon."),
  items: list(
    z.strictObject({
      term: text("Cuvântul de pe trimitere, cu literă mare la început.").regex(
        /^\p{Lu}/u,
        "trebuie să înceapă cu literă mare",
      ),
      synonyms: list(synonym, "Alte cuvinte pentru același lucru, dacă există.").optional(),
      service: ofKind("examination", text("Numele fișierului."))
        .nullable()
        .describe("Investigația; fără ea, se întreabă la telefon."),
      confirm: yesNo("Se confirmă la telefon, deși ține de investigația de mai sus.").optional(),
    }),
    "Termenii, în orice ordine; pagina îi așază de la A la Z.",
  ),
});
