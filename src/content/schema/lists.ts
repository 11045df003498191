import { z } from "astro/zod";
import {
  choice,
  each,
  emergency,
  group,
  list,
  object,
  ofKind,
  path,
  rich,
  rows,
  rowsOrNone,
  text,
  written,
} from "../fields.ts";
import { block, ICONS, id, PICTOGRAMS, paragraphs, question, titled } from "./shared.ts";
import words from "./words.json" with { type: "json" };

const { lists: says } = words;

/** Schemas of lists and texts that several pages show, one file each. */

export const faq = object({
  items: list(
    question.extend({
      points: list(rich(says.row), says.points).optional(),
      icon: choice(ICONS, says.faqIcon).optional(),
      iconPosition: choice({ left: "la stânga", right: "la dreapta" }, says.iconPosition).optional(),
      isShortcut: z.boolean().describe(says.shortcut).optional(),
    }),
    says.faq,
  ),
});

const named = object({ id, ...titled({ title: says.title, text: says.text }) });

/** A text with a pictogram. */
export const signed = named.extend({ sign: choice(PICTOGRAMS, says.sign) });

export const whyUs = object({ items: list(signed, says.reasons) });

export const photos = object({
  items: rowsOrNone(
    object({
      file: ofKind("photo", written(says.photoFile)).regex(/^[a-z0-9-]+\.(?:jpe?g|png|webp)$/, "photo-name"),
      subject: choice(says.photoSubjects, says.photoSubject),
      alt: text(says.photoAlt, 200),
      name: text(says.photoName, 80).optional(),
      role: text(says.photoRole, 80).optional(),
    }),
    says.photos,
  ),
}).check(({ value: { items }, issues }) => {
  const files = items.map(({ file }) => file);
  for (const [index, file] of files.entries())
    if (files.indexOf(file) < index)
      issues.push({ code: "custom", message: "photo-twice", path: ["items", index, "file"], input: file });
});

export const infoNotes = object({
  items: list(named.extend({ icon: choice(ICONS, says.icon) }), says.notes),
});

const { safety: its, implant, kind, things, referral, term } = words;

/** Safety texts for every examination, shown on all examination pages. */
export const safety = object({
  tellStaffLead: rich(its.tellStaffLead),
  tellStaff: rows(
    its.tellStaff,
    { title: its.group.title, items: list(rich(things.tellStaff), its.group.items) },
    3,
  ),
  tellStaffMore: group(its.tellStaffMore, {
    title: text(its.group.title),
    items: list(rich(things.tellStaff), its.group.items),
  }),
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

/** Texts of the slice viewer. */
export const slices = object({
  ...words.slices,
  directions: group(says.directions, words.directions),
  ...words.drawing,
  words: rows(says.words, {
    id,
    word: says.word,
    short: text(says.short, 14).optional(),
    note: text(says.note, 50),
  }),
});

const synonym = text(says.synonym).regex(/^[^;]*$/, "semicolon");

/** Lines of an example referral, each with its meaning in plain words. */
const decoded = (what: string) =>
  group(what, { title: says.decoded, items: rows(says.rows, titled(referral.line)) });

/** Terms of referrals, and the examination that each one refers to. */
export const referralTerms = object({
  title: referral.title,
  lead: rich(referral.lead),
  common: referral.common,
  byPhone: referral.byPhone,
  confirm: referral.confirm,
  signs: decoded(referral.signs),
  several: decoded(referral.several),
  items: rows(referral.items, {
    term: text(term.term).regex(/^\p{Lu}/u, "capital"),
    synonyms: list(synonym, term.synonyms).optional(),
    service: ofKind("examination", text(says.file)).nullable().describe(term.service),
    confirm: z.boolean().describe(term.confirm).optional(),
    urgent: rich(term.urgent).optional(),
    isCommon: z.boolean().describe(term.isCommon).optional(),
  }),
});

const menuLink = object({
  name: says.link,
  href: path(says.href),
  note: text(says.linkNote).optional(),
});

const menuItem = menuLink.extend({
  submenu: list(menuLink, says.submenu).optional(),
});

export const navigation = object({
  desktop: list(menuItem, says.desktop),
  mobile: list(menuItem, says.mobile),
  footer: group(says.footer, {
    servicii: list(menuLink, says.servicii),
    informatii: list(menuLink, says.informatii),
    legal: list(menuLink, says.legal),
  }),
});

const decision = object({
  id,
  question: says.decision,
  file: says.decisionFile,
  field: says.decisionField,
});

/** Questions of docs/open-questions.md that the owner has not decided yet; the launch check lists them. */
export const openDecisions = object({
  items: z.array(decision).describe(says.decisions),
  wishes: z.array(decision).describe(says.wishes),
});
