import { visitFact } from "./clinic-facts.ts";
import {
  day,
  emergency,
  group,
  heading,
  list,
  object,
  rich,
  rows,
  rowsOrNone,
  text,
  wholeNumber,
} from "./fields.ts";
import { withPictogram } from "./lists.ts";
import { priceRow } from "./services.ts";
import { block, head, paragraphs, question, reviewed, seo } from "./shared.ts";

/**
 * Maximum length of the sentence below the home page's title, in characters. On a phone the first button is
 * below this sentence, and a longer one would push the button too far down.
 */
const HERO_SENTENCE = 300;

/** Schemas of the files in `content/pages/`. Each file contains the texts of one page. */

export const home = object({
  reviewed,
  seo,
  hero: group("Partea de sus a paginii.", {
    kicker: "Prima linie a titlului.",
    title: heading("A doua linie a titlului."),
    lead: rich("Fraza de sub titlu.", HERO_SENTENCE),
    leadMore: rich("Fraza care îi urmează pe ecranele late; telefonul nu o arată.", HERO_SENTENCE),
    figure: "Ce arată desenul, pentru cine nu îl vede.",
    caption: "Explicația animației.",
  }),
  services: block("Titlul listei de investigații."),
  priceLink: "Legătura spre lista de prețuri.",
  servicesLink: "Legătura spre toate investigațiile.",
  shortcuts: group("Legăturile de sub lista de investigații.", {
    implant: "Spre textul despre implanturi.",
    fear: "Spre textul despre teama de spații închise.",
    way: "Spre adresă.",
  }),
  whyUs: group("Motivele; ele sunt în foaia „De ce la noi”.", { title: heading("Titlul motivelor.") }),
  visit: group("Ce se întâmplă în vizită.", {
    title: heading("Titlul."),
    steps: list(withPictogram, "Pașii unei vizite, în ordine; cel mult șase.", 2).max(6),
    scanner: group(
      "Desenul aparatului văzut din interior și etichetele lui; fiecare, de cel mult patru-cinci cuvinte.",
      {
        alt: "Ce arată desenul, pentru cine nu îl vede.",
        button: "Eticheta butonului de apel.",
        light: "Eticheta interiorului.",
        ears: "Eticheta căștilor.",
        open: "Eticheta capătului deschis.",
        staff: "Eticheta persoanei din personal.",
      },
    ),
    candid: block("Ce nu poate promite clinica, pe scurt."),
  }),
  faq: group("Întrebările; ele sunt în foaia „Întrebări frecvente”.", {
    title: heading("Titlul întrebărilor."),
  }),
  closing: block("Blocul de încheiere, cu telefonul."),
});

export const servicesPage = object({
  reviewed,
  ...head,
  clinicCard: group("Cardul al șaptelea, spre prima pagină.", {
    title: heading("Titlul cardului al șaptelea."),
    description: "O frază despre clinică.",
    highlights: list(text("O informație."), "Informațiile scurte."),
  }),
  callToAction: block("Blocul cu îndemnul la telefon."),
  notesTitle: "Titlul celor trei note.",
});

export const pricesPage = object({
  ...head,
  tableTitle: heading("Titlul tabelului."),
  tableNote: "Nota de sub tabel.",
  columns: group("Capul tabelului.", {
    serviciu: "Capul primei coloane.",
    pret: "Capul celei de-a doua coloane.",
  }),
  others: group("Prețurile care nu stau în tabel, ci pe paginile investigațiilor.", {
    title: heading("Titlul celui de-al doilea tabel."),
    rows: rowsOrNone(
      priceRow,
      "Prețurile de pe paginile investigațiilor care nu au rând în tabel; dacă toate au, niciun rând.",
    ),
    byPhone: "Ultimul rând: pentru ce se află prețul doar la telefon.",
  }),
  elsewhere: "Lângă un preț, dacă pagina investigației are altul; după aceste cuvinte stă suma.",
  notesTitle: "Titlul notelor.",
  notes: list(block("O notă."), "Notele de sub tabele."),
  cas: block("Blocul despre decontare."),
});

export const contactPage = object({
  reviewed,
  ...head,
  phone: group("Blocul cu telefoanele.", {
    text: emergency(
      rich("Când se sună la numărul de programări; numele lui este în foaia „Telefon și program”."),
    ),
    other: rich("Când se sună la celălalt număr al clinicii, dacă știți.").optional(),
  }),
  email: block("Blocul cu e-mailul."),
  address: group("Blocul cu adresa.", {
    title: heading("Titlul blocului."),
    text: rich("Textul blocului."),
    map: "Legătura spre Google Maps.",
    otherMaps: "Cuvintele dinaintea celorlalte hărți, de exemplu „Sau în”.",
    waze: "Legătura spre Waze.",
    apple: "Legătura spre Apple Maps.",
    save: "Legătura care pune clinica în agenda telefonului.",
    copy: "Butonul care copiază adresa.",
    copied: "Ce se spune după copiere.",
    notCopied: "Ce se spune când browserul nu lasă pagina să copieze.",
    mapNote: rich("Ce află aceste servicii și când."),
  }),
  hours: block("Blocul cu programul."),
  before: group("Ce să aibă pacientul la îndemână când sună.", {
    title: heading("Titlul."),
    text: rich("Fraza de sub titlu: numărul de sunat și programul."),
    items: list(rich("Un lucru."), "Ce să aibă la îndemână cine sună."),
  }),
  ask: group("Ce poate întreba pacientul la telefon, cât timp site-ul nu spune.", {
    title: heading("Titlul."),
    items: rows("Întrebările, în ordine.", {
      text: rich("O întrebare."),
      until: list(
        visitFact("Răspunsul, în foaia „Telefon și program”, la „Ce ar mai ajuta pacienții”."),
        "Răspunsurile așteptate: întrebarea dispare după ce le completați.",
      ),
    }),
  }),
  questions: list(question, "Întrebările despre vizită, cu răspuns."),
  visitTitle: "Titlul informațiilor despre vizită, dacă ați completat vreuna în foaia „Telefon și program”.",
});

export const legalPage = object({ reviewed, ...head });

export const cas = object({
  reviewed,
  ...head,
  intro: paragraphs("Ce înseamnă decontarea, pe paragrafe."),
  payment: block("Dacă plătește ceva cine are trimitere: întrebarea și răspunsul."),
  conditions: rows(
    "Condițiile, în ordine.",
    { title: heading("Condiția, pe scurt."), text: rich("Explicația ei.") },
    4,
  ),
  requiredDocuments: rows(
    "Documentele obligatorii.",
    { title: heading("Documentul."), text: rich("La ce să fie atent pacientul.") },
    3,
  ),
  optionalDocuments: rows(
    "Documentele opționale.",
    { title: heading("Documentul."), text: rich("De ce ajută.") },
    4,
  ),
  steps: rows(
    "Pașii, de la bilet la rezultat.",
    { title: heading("Pasul, pe scurt."), text: rich("Ce se face la acest pas.") },
    4,
  ),
  limits: rows("Ce nu poate promite clinica.", {
    title: heading("Limita, pe scurt."),
    text: rich("Explicația ei."),
  }),
  note: rich("Nota despre regulile care se pot schimba."),
  badgeNote: rich("Fraza scurtă de lângă insigna „Decontat CAS”."),
  headings: group("Titlurile secțiunilor.", {
    conditions: heading("Titlul listei de condiții."),
    steps: heading("Titlul pașilor."),
    documents: heading("Titlul listei de documente."),
    required: heading("Titlul documentelor obligatorii."),
    optional: heading("Titlul documentelor opționale."),
    limits: heading("Titlul limitelor."),
  }),
});

/** The YAML header of a legal document, which is a Markdown file. */
export const legalDocument = object({
  order: wholeNumber("Locul în lista documentelor.", 1, 9),
  reviewed,
  version: day("Data versiunii în vigoare."),
  seo,
  title: heading("Titlul documentului.", 80),
  description: "O frază pentru cardul documentului.",
  highlights: list(text("O informație."), "Două sau trei informații scurte de pe card.", 2),
});
