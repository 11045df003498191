import { z } from "astro/zod";
import type { BodyPlace } from "#lib/drawings.ts";
import { marked } from "./field-marks.ts";
import {
  choice,
  emergency,
  group,
  heading,
  list,
  mapValues,
  nonProse,
  object,
  ofKind,
  rawText,
  reference,
  rich,
  rows,
  rowsOrNone,
  text,
} from "./fields.ts";
import { PHOTO_NAME } from "./photo-limits.ts";
import { block, ICON_NAMES, id, PICTOGRAM_NAMES, paragraphs, question } from "./shared.ts";

/** Schemas of the files with lists and texts that several pages show. Each schema describes one file. */

export const faq = object({
  items: list(
    question.extend({
      points: list(rich("Un rând."), "Lista de sub răspuns, dacă răspunsul se termină cu una.").optional(),
      icon: choice(ICON_NAMES, "Pictograma de lângă întrebare.").optional(),
      iconPosition: choice(
        { left: "la stânga", right: "la dreapta" },
        "Pe ce parte stă pictograma.",
      ).optional(),
      isShortcut: z.boolean().describe("O legătură de sub lista de investigații duce aici.").optional(),
    }),
    "Întrebările de pe prima pagină, în ordine.",
  ),
});

const named = object({ id, title: heading("Titlul scurt."), text: rich("O frază sau două.") });

/** A row with a name, a text and a pictogram. */
export const withPictogram = named.extend({ pictogram: choice(PICTOGRAM_NAMES, "Semnul desenat.") });

export const whyUs = object({ items: list(withPictogram, "Motivele, în ordine.") });

export const photos = object({
  items: rowsOrNone(
    object({
      file: marked(
        ofKind(
          "photo",
          rawText("Fotografia: un fișier JPEG, PNG sau WebP, cu latura lungă de cel puțin 1200 de pixeli."),
        ).regex(PHOTO_NAME, "photo-name"),
        { unique: { rule: "photo-twice" } },
      ),
      subject: choice(
        { intrare: "intrarea", aparat: "aparatul", echipa: "un om din echipă" },
        "Ce arată: hotărăște unde apare.",
      ),
      alt: text("Ce se vede în fotografie, într-o propoziție, pentru cine nu o vede.", 200),
      name: text("Numele omului, la echipă.", 80).optional(),
      role: text("Ce face în clinică, la echipă.", 80).optional(),
    }),
    "Fotografiile clinicii.",
  ),
});

export const infoNotes = object({
  items: list(named.extend({ icon: choice(ICON_NAMES, "Pictograma.") }), "Notele, în ordine."),
});

/** The places of the body, each with the name that staff see at the desk. */
const PLACES = {
  cap: "cap",
  ochi: "ochi și gură",
  piept: "piept",
  brat: "braț și piele",
  burta: "burtă și rinichi",
  bazin: "bazin",
  oase: "oase",
  oriunde: "oriunde în corp",
} satisfies Record<BodyPlace | "oriunde", string>;

/** Safety texts that apply to every examination, so that the pages of all examinations show them. */
export const safety = object({
  tellStaffLead: rich("Fraza de deasupra listei „Ce să ne spuneți înainte”."),
  places: group(
    "Titlurile grupelor din listă, de la cap la picioare.",
    mapValues(PLACES, (name) => heading(`Titlul grupei „${name}”.`)),
  ),
  tellStaff: rows(
    "Ce trebuie spus la telefon, la orice investigație; se vede mereu, pe locuri ale corpului.",
    {
      id,
      text: marked(rich("O situație."), { unique: { rule: "name-twice" } }),
      places: list(
        choice(PLACES, "Locul."),
        "Locurile pe corp: unul, sau mai multe dacă fraza le numește; la fiecare apare toată fraza.",
      ),
    },
  ),
  tellStaffMore: group(
    "Ce nici nu rănește, nici nu oprește investigația; pe ecran se deschide la apăsare, pe hârtie apare mereu.",
    {
      title: heading("Titlul grupei."),
      items: list(rich("O situație."), "Situațiile grupei."),
    },
  ),
  magnet: rich("De ce nu intră metalul în sală; stă deasupra listei cu ce se scoate."),
  takeOff: list(rich("Un obiect."), "Ce se scoate înainte de orice investigație."),
  bring: list(rich("Un lucru."), "Ce se aduce la orice investigație."),
  during: paragraphs("Ce se întâmplă în timpul oricărei investigații."),
  after: emergency(paragraphs("Ce urmează după orice investigație: mâncarea, condusul, rezultatul.")),
  contrast: rich("Despre substanța de contrast, pentru orice investigație."),
  pregnancy: rich("Despre sarcină și alăptare."),
  implant: group("Pentru cine are un implant sau metal în corp; stă pe prima pagină.", {
    title: heading("Titlul blocului."),
    text: rich("Textul blocului."),
    now: "Cuvântul dinaintea rândului despre ce se face acum.",
    bring: "Cuvântul dinaintea rândului despre ce se aduce.",
    next: "Cuvântul dinaintea rândului despre ce urmează.",
    kinds: rows("Felurile de implanturi, fiecare cu cele trei rânduri.", {
      title: heading("Felul."),
      now: rich("Ce se face acum."),
      bring: rich("Ce se aduce."),
      next: rich("Ce urmează."),
    }),
  }),
  fear: block("Pentru cine se teme de spații închise; stă pe prima pagină și pe paginile investigațiilor."),
  emergency: emergency(rich("Fraza despre urgențe.")),
});

/** Texts of the viewer in which visitors move through the drawn layers of the body. */
export const slices = object({
  layer: "Cuvântul dinaintea numărului: „Stratul 9”.",
  of: "Cuvântul dintre numere: „9 din 20”.",
  slider: "Numele comenzii care schimbă stratul, pentru cine ascultă pagina.",
  previous: "Numele butonului care coboară un strat.",
  next: "Numele butonului care urcă un strat.",
  end: "Ce se aude când nu mai urmează niciun strat.",
  directions: group("Încotro merg straturile, după numele comenzii.", {
    axial: "De la picioare spre cap.",
    sagittal: "De la o latură la alta.",
    coronal: "Din față în spate.",
  }),
  drawing: "Nota că este un desen; rămâne mereu pe pagină.",
  sides: "Pe ce parte se vede dreapta pacientului.",
  words: rows("Ce se vede în straturi.", {
    id,
    word: text("Cuvântul care apare lângă desen.", 40),
    short: text(
      "Forma scurtă de pe desen, pe ecrane înguste, dacă e nevoie (cel mult 14 caractere).",
      14,
    ).optional(),
    note: text("O jumătate de frază care îl explică (cel mult 50 de caractere).", 50),
  }),
});

/** No term may occur twice, not even with other capitals or diacritics, which readers do not notice. */
const ONE_TERM = { unique: { rule: "term-twice", group: "terms" } } as const;
const synonym = marked(text("Un cuvânt."), ONE_TERM);

/** A group with a title and with words from a referral, each with its meaning in plain language. */
const explainedWords = (help: string) =>
  group(help, {
    title: heading("Titlul."),
    items: rows("Rândurile.", {
      title: heading("Ce scrie pe trimitere."),
      text: rich("Ce înseamnă, într-o frază sau două."),
    }),
  });

/** The terms that doctors write on referrals, each with the examination that it stands for. */
export const referralTerms = object({
  title: heading("Titlul listei; apare și ca legătură în partea de sus a paginii."),
  lead: rich("Frazele de sub titlu: cum se folosește lista și ce înseamnă „la telefon”."),
  common: "Cuvintele dinaintea celor mai dese trimiteri, deasupra literelor.",
  byPhone: "Ce scrie lângă un termen fără pagină: pacientul întreabă la telefon.",
  confirm: "Ce scrie lângă un termen cu pagină, dacă examinarea se confirmă la telefon.",
  signs: explainedWords(
    "Semnele și prescurtările de pe trimitere și două trimiteri întregi, pe înțelesul tuturor.",
  ),
  several: explainedWords("Mai multe investigații pe aceeași trimitere: prețul și pregătirea."),
  items: rows("Termenii, în orice ordine; pagina îi așază de la A la Z.", {
    term: marked(text("Cuvântul de pe trimitere, cu literă mare la început."), ONE_TERM),
    synonyms: list(
      synonym,
      "Alte nume ale aceluiași lucru, dacă există; fiecare stă la litera lui, lângă celelalte.",
    ).optional(),
    sameAnswer: list(
      synonym,
      "Cuvinte care înseamnă altceva, dar au același răspuns; fiecare are rândul lui, singur.",
    ).optional(),
    service: reference("examination", "Investigația.")
      .nullable()
      .describe("Investigația; fără ea, se întreabă la telefon."),
    confirm: z
      .boolean()
      .describe("Se confirmă la telefon, deși ține de investigația de mai sus: apare și lângă prețul ei.")
      .optional(),
    urgent: rich("Fraza despre urgență, înaintea investigației, dacă e nevoie.").optional(),
    isCommon: z
      .boolean()
      .describe("Este printre trimiterile cele mai dese: are și o legătură deasupra literelor.")
      .optional(),
  }),
});

/** The words of the menus; `menusOf` (src/shell/menus.ts) adds the examinations and the legal documents. */
export const navigation = object({
  home: "Numele primei pagini.",
  services: "Numele grupului cu investigațiile.",
  allServices: "Legătura spre toate investigațiile, în meniul de pe telefon.",
  pricesAndCas: "Numele grupului cu prețurile și CAS.",
  prices: "Numele paginii cu prețuri.",
  pricesNote: "Câteva cuvinte sub el, pe ecrane mari.",
  cas: "Numele paginii despre CAS.",
  casNote: "Câteva cuvinte sub el, pe ecrane mari.",
  contact: "Numele paginii Contact.",
});

const decision = object({
  id,
  question: marked(nonProse("Întrebarea, așa cum o citește cine hotărăște."), {
    unique: { rule: "name-twice" },
  }),
  file: reference("file", "Foaia: unde se face schimbarea."),
  field: nonProse("Locul din foaie, de exemplu „costul substanței de contrast”."),
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
