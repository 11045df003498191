import { z } from "astro/zod";
import type { Drawing } from "#lib/drawings.ts";
import {
  choice,
  group,
  list,
  object,
  ofKind,
  path,
  rich,
  rows,
  rowsOrNone,
  text,
  wholeNumber,
  written,
} from "../fields.ts";
import { id, paragraphs, question, reviewed, seo, titled } from "./shared.ts";
import words from "./words.json" with { type: "json" };

/** A text that is shown beside an amount; the amount already contains "lei". */
const beside = (what: string) =>
  text(what).refine((value) => !/(?<!\p{L})(?:lei|ron)(?!\p{L})/iu.test(value), "currency");

/** A row of a price table (docs/requirements.md 3.4). */
export const priceRow = object({
  serviciu: beside(words.priceRow.serviciu),
  pret: ofKind("amount", text(words.priceRow.pret)),
  href: path(words.priceRow.href),
});

/** A range of whole numbers; `from` may equal `to`. */
const range = (what: string, min: number, max: number) =>
  group(what, {
    from: wholeNumber(words.range.from, min, max),
    to: wholeNumber(words.range.to, min, max),
  }).refine((value) => value.from <= value.to, "range-order");

/** An amount that patients pay, in whole lei. */
const sum = (what: string) => ofKind("lei", wholeNumber(what, 10, 20_000));

const { amount } = words.prices;

export const prices = object({
  reviewed,
  amounts: list(
    object({
      id,
      label: beside(amount.label),
      amount: sum(amount.amount),
      to: sum(amount.to).optional(),
      unit: beside(amount.unit).optional(),
    }).refine(({ amount, to = amount }) => amount <= to, { path: ["to"], error: "price-order" }),
    words.prices.amounts,
  ),
  contrast: rows(words.prices.contrast, {
    id,
    label: text(words.prices.contrastLabel, 60),
    extra: range(words.prices.extra, 0, 1_000),
  }),
  rows: list(priceRow, words.prices.rows),
});

const { price, examination: its, things } = words;

export const service = object({
  order: ofKind("order", wholeNumber(its.order, 1, 99)),
  reviewed,
  seo,
  formerPaths: z
    .array(written(its.formerPath).regex(/^(\/[a-z0-9-]+)+$/, "former-path-form"))
    .optional()
    .describe(its.formerPaths),
  draft: z.boolean().describe(its.draft).optional(),
  title: text(its.title, 60),
  art: choice(words.drawings satisfies Record<Drawing, string>, its.art),
  isDecontCAS: z.boolean().describe(its.isDecontCAS),
  menuNote: text(its.menuNote, 32),
  card: group(its.card, {
    description: text(its.description, 75),
    highlights: list(text(its.highlight), its.highlights),
  }),
  lead: rich(its.lead),
  intro: paragraphs(its.intro, 2),
  indications: list(rich(its.indication), its.indications, 6),
  duration: group(its.duration, {
    minutes: range(its.minutes, 5, 240),
    per: z.enum(["segment", "articulație"]).optional().describe(its.per),
  }),
  durationText: rich(its.durationText),
  preparation: paragraphs(its.preparation),
  preparationFacts: rowsOrNone(
    object({ ...its.preparationFact, note: text(its.preparationFact.note).optional() }),
    its.preparationFacts,
  ),
  takeOff: list(rich(things.takeOff), its.takeOff),
  bring: list(rich(things.bring), its.bring),
  tellStaff: list(rich(things.tellStaff), its.tellStaff),
  advantages: rows(its.advantages, titled(its.advantage), 3),
  limits: rich(its.limits),
  questions: list(question, its.questions, 3).max(5),
  reportWords: rows(its.reportWords, titled(its.reportWord), 5),
  price: group(price.group, {
    amounts: rowsOrNone(ofKind("amount", text(price.amount)), price.amounts),
    contrast: ofKind("contrast", text(price.cost)).nullable().describe(price.contrast),
    byPhone: text(price.byPhone).optional(),
    note: rich(price.note),
  }).refine(({ amounts, byPhone }) => amounts.length > 0 || byPhone, {
    path: ["byPhone"],
    error: "no-price",
  }),
  related: rows(its.related, {
    ...its.relation,
    service: ofKind("examination", text(its.relation.service)),
  }),
});
