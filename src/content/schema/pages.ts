import { day, emergency, fixed, group, list, object, rich, rows, text, wholeNumber } from "../fields.ts";
import { visitFact } from "./clinic.ts";
import { signed } from "./lists.ts";
import { priceRow } from "./services.ts";
import { block, head, paragraphs, question, reviewed, seo, titled } from "./shared.ts";
import words from "./words.json" with { type: "json" };

const { pages: says } = words;

/**
 * Maximum length of the sentence below the home page's title, in characters: a phone shows it above the first button.
 */
const HERO_SENTENCE = 300;

/** Schemas of the files in `content/pages/`, one per page. */

export const home = object({
  reviewed,
  seo,
  hero: group(says.hero, {
    ...words.hero,
    lead: rich(words.hero.lead, HERO_SENTENCE),
    leadMore: rich(words.hero.leadMore, HERO_SENTENCE),
  }),
  services: block(says.examinations),
  priceLink: says.priceLink,
  servicesLink: says.servicesLink,
  shortcuts: group(says.shortcuts, words.shortcuts),
  whyUs: block(says.reasons),
  visit: group(says.visit, {
    title: says.title,
    steps: list(signed, says.steps, 2).max(6),
    scanner: group(says.scanner, words.scanner),
    candid: block(says.candid),
  }),
  faq: block(says.faq),
  closing: block(says.closing),
});

export const servicesPage = object({
  reviewed,
  ...head,
  clinicCard: group(says.card, {
    title: says.cardTitle,
    description: says.cardText,
    highlights: list(text(says.highlight), says.highlights),
  }),
  callToAction: block(says.call),
  notesTitle: says.threeNotes,
});

export const pricesPage = object({
  ...head,
  tableCaption: says.caption,
  columns: group(says.columns, {
    serviciu: says.first,
    pret: says.second,
  }),
  others: group(says.others, {
    title: says.othersTitle,
    rows: list(priceRow, says.othersRows),
    byPhone: says.byPhone,
  }),
  elsewhere: says.elsewhere,
  notesTitle: says.notesTitle,
  notes: list(block(says.note), says.notes),
  cas: block(says.cas),
});

export const contactPage = object({
  reviewed,
  ...head,
  phone: group(says.phones, {
    text: emergency(rich(says.booking)),
    other: rich(says.otherPhone).optional(),
  }),
  email: block(says.email),
  address: group(says.address, {
    ...words.address,
    text: rich(words.address.text),
    mapNote: rich(words.address.mapNote),
  }),
  hours: block(says.hours),
  before: group(says.before, {
    title: says.title,
    text: rich(says.beforeText),
    items: list(rich(says.thing), says.things),
  }),
  ask: group(says.ask, {
    title: says.title,
    items: rows(says.asked, {
      text: rich(says.question),
      until: list(visitFact(says.answer), says.answers),
    }),
  }),
  questions: list(question, says.questions),
  visitTitle: says.visitTitle,
});

export const legalPage = object({ reviewed, ...head });

export const notFoundPage = object({
  title: fixed("Oops! Page not found", says.lost),
  link: fixed("Return to Home", says.home),
});

const { cas: its } = words;

export const cas = object({
  reviewed,
  ...head,
  intro: paragraphs(its.intro),
  payment: block(its.payment),
  conditions: rows(its.conditions, titled(its.condition), 4),
  requiredDocuments: rows(its.requiredDocuments, titled(its.required), 3),
  optionalDocuments: rows(its.optionalDocuments, titled(its.optional), 4),
  steps: rows(its.steps, titled(its.step), 4),
  limits: rows(its.limits, titled(its.limit)),
  note: rich(its.note),
  badgeNote: rich(its.badgeNote),
  headings: group(says.headings, words.headings),
});

/** The YAML header of a legal document, which is a Markdown file. */
export const legalDocument = object({
  order: wholeNumber(says.order, 1, 9),
  reviewed,
  version: day(says.version),
  seo,
  title: text(says.document, 80),
  description: says.documentText,
  highlights: list(text(says.highlight), says.documentHighlights, 2),
});
