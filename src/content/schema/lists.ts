import { z } from "astro/zod";
import { choice, emergency, group, list, object, ofKind, path, rich, rows, text } from "../fields.ts";
import { block, checkedBy, ICONS, id, paragraphs, question, SIGNS } from "./shared.ts";
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

const titled = object({
  id,
  title: "Titlul scurt.",
  text: rich("O frază sau două."),
});

/** A text beside its sign. */
export const signed = titled.extend({ sign: choice(SIGNS, "Semnul desenat.") });

export const whyUs = object({ items: list(signed, "Motivele, în ordine.") });

export const infoNotes = object({
  items: list(titled.extend({ icon: choice(ICONS, "Pictograma.") }), "Notele, în ordine."),
});

/** Safety text that is true for every examination; it lives once and stands on all service pages. */
export const safety = object({
  checkedBy: checkedBy("Medicul care a verificat aceste texte; scrieți-l numai după ce a făcut-o."),
  tellStaffLead: rich("Fraza de deasupra listei „Ce să ne spuneți înainte”."),
  tellStaff: rows(
    "Ce trebuie spus la telefon, la orice investigație, pe grupe.",
    { title: "Titlul grupei.", items: list(rich("O situație."), "Situațiile grupei.") },
    3,
  ),
  magnet: rich("De ce nu intră metalul în sală; stă deasupra listei cu ce se scoate."),
  takeOff: list(rich("Un obiect."), "Ce se scoate înainte de orice investigație."),
  bring: list(rich("Un lucru."), "Ce se aduce la orice investigație."),
  during: paragraphs("Ce se întâmplă în timpul oricărei investigații."),
  after: emergency(paragraphs("Ce urmează după orice investigație: mâncarea, condusul, rezultatul.")),
  contrast: rich("Despre substanța de contrast, pentru orice investigație."),
  pregnancy: rich("Despre sarcină și alăptare."),
  implant: group("Pentru cine are un implant sau metal în corp; stă pe prima pagină.", {
    title: "Titlul blocului.",
    text: rich("Textul blocului."),
    now: "Cuvântul dinaintea rândului despre ce se face acum.",
    bring: "Cuvântul dinaintea rândului despre ce se aduce.",
    next: "Cuvântul dinaintea rândului despre ce urmează.",
    kinds: rows("Felurile de implanturi, fiecare cu cele trei rânduri.", {
      title: "Felul.",
      now: rich("Ce se face acum."),
      bring: rich("Ce se aduce."),
      next: rich("Ce urmează."),
    }),
  }),
  fear: block("Pentru cine se teme de spații închise; stă pe prima pagină și pe paginile investigațiilor."),
  emergency: emergency(rich("Fraza despre urgențe.")),
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
  group(what, {
    title: "Titlul.",
    items: rows("Rândurile.", {
      title: "Ce scrie pe trimitere.",
      text: rich("Ce înseamnă, într-o frază sau două."),
    }),
  });

/** What stands on referrals, word by word, and which examination it means. */
export const referralTerms = object({
  title: "Titlul listei; apare și ca legătură în partea de sus a paginii.",
  lead: rich("Frazele de sub titlu: cum se folosește lista și ce înseamnă „la telefon”."),
  byPhone: "Ce scrie lângă un termen fără pagină: pacientul întreabă la telefon.",
  confirm: "Ce scrie lângă un termen cu pagină, dacă examinarea se confirmă la telefon.",
  signs: decoded("Semnele și prescurtările de pe trimitere și două trimiteri întregi, pe înțelesul tuturor."),
  several: decoded("Mai multe investigații pe aceeași trimitere: prețul și pregătirea."),
  items: rows("Termenii, în orice ordine; pagina îi așază de la A la Z.", {
    term: text("Cuvântul de pe trimitere, cu literă mare la început.").regex(/^\p{Lu}/u, "capital"),
    synonyms: list(
      synonym,
      "Alte cuvinte pentru același lucru, dacă există; fiecare stă și la litera lui.",
    ).optional(),
    service: ofKind("examination", text("Numele fișierului."))
      .nullable()
      .describe("Investigația; fără ea, se întreabă la telefon."),
    confirm: z
      .boolean()
      .describe("Se confirmă la telefon, deși ține de investigația de mai sus: apare și lângă prețul ei.")
      .optional(),
    urgent: rich("Fraza despre urgență, înaintea investigației, dacă e nevoie.").optional(),
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
