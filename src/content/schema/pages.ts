import { day, emergency, fixed, group, list, object, rich, rows, text, wholeNumber } from "../fields.ts";
import { visitFact } from "./clinic.ts";
import { signed } from "./lists.ts";
import { priceRow } from "./services.ts";
import { block, head, paragraphs, question, reviewed, seo, titled } from "./shared.ts";
import words from "./words.json" with { type: "json" };

/** One file a page in `content/pages/`. */

export const home = object({
  reviewed,
  seo,
  hero: group("Partea de sus a paginii.", {
    ...words.hero,
    lead: rich(words.hero.lead),
    leadMore: rich(words.hero.leadMore),
  }),
  services: block("Titlul listei de investigații."),
  priceLink: "Legătura spre lista de prețuri.",
  servicesLink: "Legătura spre toate investigațiile.",
  shortcuts: group("Legăturile de sub lista de investigații.", words.shortcuts),
  whyUs: block("Titlul motivelor."),
  visit: group("Ce se întâmplă în vizită.", {
    title: "Titlul.",
    steps: list(signed, "Pașii unei vizite, în ordine; cel mult șase.", 2).max(6),
    scanner: group(
      "Desenul aparatului și etichetele lui; fiecare, de cel mult patru-cinci cuvinte.",
      words.scanner,
    ),
    candid: block("Ce nu poate promite clinica, pe scurt."),
  }),
  faq: block("Titlul întrebărilor."),
  closing: block("Blocul de încheiere, cu telefonul."),
});

export const servicesPage = object({
  reviewed,
  ...head,
  clinicCard: group("Cardul al șaptelea, spre prima pagină.", {
    title: "Titlul cardului al șaptelea.",
    description: "O frază despre clinică.",
    highlights: list(text("O informație."), "Informațiile scurte."),
  }),
  callToAction: block("Blocul cu îndemnul la telefon."),
  notesTitle: "Titlul celor trei note.",
});

export const pricesPage = object({
  ...head,
  tableCaption: "Titlul tabelului.",
  columns: group("Capul tabelului.", {
    serviciu: "Capul primei coloane.",
    pret: "Capul celei de-a doua coloane.",
  }),
  others: group("Prețurile care nu stau în tabel, ci pe paginile investigațiilor.", {
    title: "Titlul celui de-al doilea tabel.",
    rows: list(priceRow, "Prețurile de pe paginile investigațiilor care nu au rând în tabel."),
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
    other: rich("Când se sună la celălalt număr al clinicii."),
  }),
  email: block("Blocul cu e-mailul."),
  address: group("Blocul cu adresa.", {
    ...words.address,
    text: rich(words.address.text),
    mapNote: rich(words.address.mapNote),
  }),
  hours: block("Blocul cu programul."),
  before: group("Ce să aibă pacientul la îndemână când sună.", {
    title: "Titlul.",
    text: rich("Fraza de sub titlu: numărul de sunat și programul."),
    items: list(rich("Un lucru."), "Ce să aibă la îndemână cine sună."),
  }),
  ask: group("Ce poate întreba pacientul la telefon, cât timp site-ul nu spune.", {
    title: "Titlul.",
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

export const notFoundPage = object({
  title: fixed("Oops! Page not found", "Titlul, în engleză; textul este fix."),
  link: fixed("Return to Home", "Textul legăturii, în engleză; textul este fix."),
  text: "Fraza de sub titlu, în engleză.",
});

const { cas: its } = words;

export const cas = object({
  reviewed,
  ...head,
  intro: paragraphs(its.intro),
  conditions: rows(its.conditions, titled(its.condition), 4),
  requiredDocuments: rows(its.requiredDocuments, titled(its.required), 3),
  optionalDocuments: rows(its.optionalDocuments, titled(its.optional), 4),
  steps: rows(its.steps, titled(its.step), 4),
  limits: rows(its.limits, titled(its.limit)),
  note: rich(its.note),
  badgeNote: rich(its.badgeNote),
  headings: group("Titlurile secțiunilor.", words.headings),
});

/** A legal document: Markdown with this header. */
export const legalDocument = object({
  order: wholeNumber("Locul în lista documentelor.", 1, 9),
  reviewed,
  version: day("Data versiunii în vigoare."),
  seo,
  title: text("Titlul documentului.", 80),
  description: "O frază pentru cardul documentului.",
  highlights: list(text("O informație."), "Două sau trei informații scurte de pe card.", 2),
});
