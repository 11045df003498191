import { z } from "astro/zod";
import { choice, each, emergency, group, list, object, ofKind, path, rich, rows, text } from "../fields.ts";
import { block, checkedBy, ICONS, id, paragraphs, question, SIGNS, titled } from "./shared.ts";
import words from "./words.json" with { type: "json" };

/** Lists and texts that stand on several pages, one file each. */

export const faq = object({
  items: list(
    question.extend({
      points: list(rich("Un rând."), "Lista de sub răspuns, dacă răspunsul se termină cu una.").optional(),
      icon: choice(ICONS, "Pictograma de lângă întrebare, dacă e cazul.").optional(),
      iconPosition: choice(
        { left: "la stânga", right: "la dreapta" },
        "Pe ce parte stă pictograma.",
      ).optional(),
      isShortcut: z.boolean().describe("O legătură de sub lista de investigații duce aici.").optional(),
    }),
    "Întrebările de pe prima pagină, în ordine.",
  ),
});

const named = object({ id, ...titled({ title: "Titlul scurt.", text: "O frază sau două." }) });

/** A text beside its sign. */
export const signed = named.extend({ sign: choice(SIGNS, "Semnul desenat.") });

export const whyUs = object({ items: list(signed, "Motivele, în ordine.") });

export const infoNotes = object({
  items: list(named.extend({ icon: choice(ICONS, "Pictograma.") }), "Notele, în ordine."),
});

const { safety: its, implant, kind, things, referral, term } = words;

/** Safety text that is true for every examination; it lives once and stands on all service pages. */
export const safety = object({
  checkedBy: checkedBy(its.checkedBy),
  tellStaffLead: rich(its.tellStaffLead),
  tellStaff: rows(
    its.tellStaff,
    { title: its.group.title, items: list(rich(things.tellStaff), its.group.items) },
    3,
  ),
  magnet: rich(its.magnet),
  takeOff: list(rich(things.takeOff), its.takeOff),
  bring: list(rich(things.bring), its.bring),
  during: paragraphs(its.during),
  after: emergency(paragraphs(its.after)),
  contrast: rich(its.contrast),
  pregnancy: rich(its.pregnancy),
  implant: group(its.implant, {
    ...titled(implant),
    kinds: rows(implant.kinds, { ...each(kind, rich), title: kind.title }),
  }),
  fear: block(its.fear),
  emergency: emergency(rich(its.emergency)),
});

/** Words beside the drawing that is gone through layer by layer. */
export const slices = object({
  ...words.slices,
  directions: group("Încotro merg straturile, după numele comenzii.", words.directions),
  ...words.drawing,
  words: rows("Ce se vede în straturi.", {
    id,
    word: "Cuvântul care apare lângă desen.",
    short: text(
      "Forma scurtă de pe desen, pe ecrane înguste, dacă e nevoie (cel mult 14 caractere).",
      14,
    ).optional(),
    note: text("O jumătate de frază care îl explică (cel mult 50 de caractere).", 50),
  }),
});

const synonym = text("Un cuvânt.").regex(/^[^;]*$/, "semicolon");

/** Lines of a referral, each with what it means in plain words. */
const decoded = (what: string) =>
  group(what, { title: "Titlul.", items: rows("Rândurile.", titled(referral.line)) });

/** What stands on referrals, word by word, and which examination it means. */
export const referralTerms = object({
  title: referral.title,
  lead: rich(referral.lead),
  byPhone: referral.byPhone,
  confirm: referral.confirm,
  signs: decoded(referral.signs),
  several: decoded(referral.several),
  items: rows(referral.items, {
    term: text(term.term).regex(/^\p{Lu}/u, "capital"),
    synonyms: list(synonym, term.synonyms).optional(),
    service: ofKind("examination", text("Numele fișierului.")).nullable().describe(term.service),
    confirm: z.boolean().describe(term.confirm).optional(),
    urgent: rich(term.urgent).optional(),
  }),
});

const menuLink = object({
  name: "Textul din meniu.",
  href: path("Pagina spre care duce."),
  note: text("Câteva cuvinte sub nume, în meniul de pe ecrane mari.").optional(),
});

const menuItem = menuLink.extend({
  submenu: list(menuLink, "Intrările grupului, dacă este un grup.").optional(),
});

export const navigation = object({
  desktop: list(menuItem, "Meniul de pe ecrane mari."),
  mobile: list(menuItem, "Meniul de pe telefon."),
  footer: group("Coloanele din subsol.", {
    servicii: list(menuLink, "Coloana Servicii RMN."),
    informatii: list(menuLink, "Coloana Informații."),
    legal: list(menuLink, "Coloana Legal."),
  }),
});

const decision = object({
  id,
  question: "Întrebarea, așa cum o citește cine hotărăște.",
  file: "Fișierul în care se face schimbarea, de exemplu content/prices.yaml.",
  field: "Câmpul sau secțiunea din acel fișier.",
});

/** Questions of docs/open-questions.md that the owner has not decided yet; the launch check lists them. */
export const openDecisions = object({
  items: z
    .array(decision)
    .describe("Ce a rămas de hotărât înainte de publicare; ștergeți rândul după ce ați hotărât."),
  wishes: z
    .array(decision)
    .describe("Ce ar mai ajuta pacienții, dar nu oprește publicarea; ștergeți rândul după ce ați răspuns."),
});
