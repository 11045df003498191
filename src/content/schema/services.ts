import { z } from "astro/zod";
import type { Drawing } from "#lib/drawings.ts";
import { marked } from "./field-marks.ts";
import {
  choice,
  group,
  heading,
  list,
  object,
  ofKind,
  path,
  reference,
  rich,
  rows,
  rowsOrNone,
  text,
  wholeNumber,
} from "./fields.ts";
import { id, paragraphs, question, reviewed, seo } from "./shared.ts";

/** The drawings that an examination can show, each with the name that staff see at the desk. */
const DRAWING_NAMES = {
  cerebral: "creier",
  coloana: "coloană",
  articulatii: "genunchi",
  abdominal: "abdomen",
  pelvin: "bazin",
  mamar: "sâni",
} satisfies Record<Drawing, string>;

/** A row of a price table (docs/requirements.md 3.4). */
export const priceRow = object({
  serviciu: marked(text("Investigația: numele ei în tabelul de prețuri."), {
    unique: { rule: "name-twice" },
  }),
  pret: reference("amount", "Suma, dintre cele din foaia „Prețuri”."),
  href: path("Pagina investigației."),
});

/** A range of whole numbers; `from` may equal `to`. */
const range = (help: string, min: number, max: number) =>
  group(help, {
    from: wholeNumber("Cea mai mică valoare.", min, max),
    to: wholeNumber("Cea mai mare valoare.", min, max),
  }).refine((value) => value.from <= value.to, "range-order");

/** An amount that patients pay, in whole lei. */
const amountInLei = (help: string) => ofKind("lei", wholeNumber(help, 10, 20_000));

export const prices = object({
  reviewed,
  amounts: list(
    object({
      id,
      label: marked(text("Denumirea: ce se plătește cu această sumă."), {
        unique: { rule: "name-twice" },
      }),
      amount: amountInLei("Suma, în lei întregi, de exemplu 835."),
      to: amountInLei("Suma cea mai mare, dacă prețul este un interval.").optional(),
      unit: text("Unitatea: pentru ce este prețul, de exemplu „pe segment”.", 40).optional(),
      note: text(
        "Lămurirea: câteva cuvinte cu litere mici sub denumire, de exemplu „care anume, la telefon”; lista de investigații nu o arată.",
        40,
      ).optional(),
    }).refine(({ amount, to = amount }) => amount <= to, { path: ["to"], error: "price-order" }),
    "Sumele: fiecare, o singură dată.",
  ),
  contrast: rows("Costul substanței de contrast, pentru fiecare loc în care apare.", {
    id,
    label: text("Denumirea: la ce investigație sau listă se plătește.", 60),
    extra: range("Cât se adaugă, în lei, pentru substanța de contrast, cel mult 1000.", 0, 1_000),
  }),
  rows: list(priceRow, "Rândurile tabelului de prețuri, de sus în jos."),
});

export const service = object({
  order: ofKind("order", wholeNumber("Locul în meniu, de la 1.", 1, 99)),
  reviewed,
  seo,
  title: heading("Numele investigației, de exemplu „RMN cerebral”.", 60),
  art: choice(DRAWING_NAMES, "Desenul investigației."),
  isDecontCAS: z.boolean().describe("Poate fi decontată prin CAS."),
  menuNote: text("Câteva cuvinte sub nume, în meniu (cel mult 32 de caractere).", 32),
  card: group("Rândul investigației, pe prima pagină și în lista de servicii.", {
    description: text("O frază scurtă, de cel mult 75 de caractere.", 75),
    highlights: list(
      text("O informație scurtă."),
      "Ce mai este bine de știut; durata și prețul apar singure.",
    ),
  }),
  lead: rich("Una sau două fraze sub titlu."),
  intro: list(rich("Un paragraf."), "Ce este investigația și ce arată: două sau trei paragrafe.", 2),
  indications: list(rich("O situație."), "Când este indicată: cel puțin șase situații.", 6),
  duration: group("Cât durează.", {
    minutes: range("Durata în minute.", 5, 240),
    per: z.enum(["segment", "articulație"]).optional().describe("Pentru ce unitate este durata."),
  }),
  durationText: rich("Cum decurge investigația, în câteva fraze."),
  preparation: paragraphs("Cum se pregătește pacientul: regulile, pe paragrafe."),
  preparationFacts: rowsOrNone(
    object({
      label: text("Regula, pe scurt.", 40),
      value: text("Valoarea ei, de exemplu „4–6 ore”.", 40),
      note: text("Excepția, de exemplu „după menopauză, orice zi”.").optional(),
    }),
    "Regulile cu cifre: post, lichide, vezică, zile ale ciclului; dacă nu sunt, niciun rând.",
  ),
  takeOff: list(rich("Un obiect."), "Ce mai scoate pacientul, pe lângă lista comună."),
  bring: list(rich("Un lucru."), "Ce mai aduce pacientul, pe lângă lista comună."),
  tellStaff: list(rich("O situație."), "Ce trebuie spus înainte, specific acestei investigații."),
  advantages: rows(
    "Cel puțin trei avantaje, fără superlative.",
    { title: heading("Avantajul, în câteva cuvinte."), text: rich("Explicația, o frază sau două.") },
    3,
  ),
  limits: rich("Ce nu poate arăta investigația și ce rămâne la medic."),
  questions: list(question, "Trei până la cinci întrebări cu răspuns.", 3).max(5),
  reportWords: rows(
    "Cuvinte din raport, pe înțelesul pacientului; apar pe prima pagină, numai după ce un medic a verificat foaia.",
    { title: heading("Cuvântul, așa cum stă în raport."), text: rich("Ce numește el, fără diagnostic.") },
    5,
  ),
  price: group("Prețul și decontarea.", {
    amounts: rowsOrNone(
      reference("amount", "O sumă, dintre cele din foaia „Prețuri”."),
      "Sumele afișate, cea mai mare întâi; niciuna, dacă prețul se află doar la telefon.",
    ),
    contrast: reference("contrast", "Costul, dintre cele din foaia „Prețuri”.")
      .nullable()
      .describe(
        "Substanța de contrast: inclusă în preț sau cu un cost din foaia „Prețuri”; fără alegere, nu se afișează.",
      ),
    byPhone: text("Pentru ce se află prețul doar la telefon, de exemplu „Un genunchi, umăr”.").optional(),
    note: rich("Nota de sub preț."),
  }).refine(({ amounts, byPhone }) => amounts.length > 0 || byPhone, {
    path: ["byPhone"],
    error: "no-price",
  }),
});
