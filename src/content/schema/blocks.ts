import { z } from "astro/zod";
import { choice, emergency, list, rich, text, yesNo } from "../fields.ts";
import { block, checkedBy, ICONS, id, paragraphs, question, SIGNS } from "./shared.ts";

/** Texts that stand on several pages, or are lists of their own. */

export const faq = z.strictObject({
  items: list(
    question.extend({
      points: list(rich("Un rând."), "Lista de sub răspuns, dacă răspunsul se termină cu una.").optional(),
      icon: choice(ICONS, "Pictograma de lângă întrebare, dacă e cazul.").optional(),
      iconPosition: choice(
        { left: "la stânga", right: "la dreapta" },
        "Pe ce parte stă pictograma.",
      ).optional(),
      isShortcut: yesNo("O legătură de sub lista de investigații duce aici.").optional(),
    }),
    "Întrebările de pe prima pagină, în ordine.",
  ),
});

const titled = z.strictObject({
  id,
  title: text("Titlul scurt."),
  text: rich("O frază sau două."),
});

/** A text beside its sign. */
export const signed = titled.extend({ sign: choice(SIGNS, "Semnul desenat.") });

export const whyUs = z.strictObject({ items: list(signed, "Motivele, în ordine.") });

export const infoNotes = z.strictObject({
  items: list(titled.extend({ icon: choice(ICONS, "Pictograma.") }), "Notele, în ordine."),
});

/** Safety text that is true for every examination; it lives once and stands on all service pages. */
export const safety = z.strictObject({
  checkedBy: checkedBy("Medicul care a verificat aceste texte; scrieți-l numai după ce a făcut-o."),
  tellStaffLead: rich("Fraza de deasupra listei „Ce să ne spuneți înainte”."),
  tellStaff: list(
    z.strictObject({ title: text("Titlul grupei."), items: list(rich("O situație."), "Situațiile grupei.") }),
    "Ce trebuie spus la telefon, la orice investigație, pe grupe.",
    3,
  ),
  magnet: rich("De ce nu intră metalul în sală; stă deasupra listei cu ce se scoate."),
  takeOff: list(rich("Un obiect."), "Ce se scoate înainte de orice investigație."),
  bring: list(rich("Un lucru."), "Ce se aduce la orice investigație."),
  during: paragraphs("Ce se întâmplă în timpul oricărei investigații."),
  after: emergency(paragraphs("Ce urmează după orice investigație: mâncarea, condusul, rezultatul.")),
  contrast: rich("Despre substanța de contrast, pentru orice investigație."),
  pregnancy: rich("Despre sarcină și alăptare."),
  implant: block("Pentru cine are un implant sau metal în corp; stă pe prima pagină."),
  fear: block("Pentru cine se teme de spații închise; stă pe prima pagină și pe paginile investigațiilor."),
  emergency: emergency(rich("Fraza despre urgențe.")),
});
