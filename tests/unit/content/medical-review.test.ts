import { describe, expect, it } from "vitest";
import { checkContent } from "#content/checks/check.ts";
import { reviewErrors } from "#content/checks/review-problems.ts";
import type { Content } from "#content/files.ts";
import { siteFromContent } from "#content/load/load.ts";
import { reviewUnits, signatureOf, waitingUnits, withSignatures } from "#content/review/medical-review.ts";
import { publishedContent } from "#content/review/published-content.ts";
import { FIXTURE_CONTENT, FIXTURE_FILES } from "../../fixtures/content.ts";

const DOCTOR = "dr. Ana Pop, medic radiolog";

/** The content of the fixture clinic after its launch. A doctor has signed every medical text. */
const launched: Content = {
  ...FIXTURE_CONTENT,
  publishing: { ...FIXTURE_CONTENT.publishing, launched: true, signers: [DOCTOR] },
  medicalReview: { units: withSignatures([], reviewUnits(FIXTURE_CONTENT), DOCTOR, "2027-01-10") },
};

const [service, ...services] = launched.services as [Content["services"][number]];
const [question, ...questions] = launched.faq.items as [Content["faq"]["items"][number]];

const HARMFUL = "Cu stimulator cardiac nu trebuie să ne spuneți.";

/** Edits after the launch. Each edit puts the sentence `HARMFUL` into a different medical text. */
const EDITS: Readonly<Record<string, Partial<Content>>> = {
  "a question": { faq: { items: [{ ...question, answer: HARMFUL as never }, ...questions] } },
  "a new question": {
    faq: { items: [question, ...questions, { ...question, id: "nou", answer: HARMFUL as never }] },
  },
  "an examination": { services: [{ ...service, lead: HARMFUL as never }, ...services] },
  CAS: { cas: { ...launched.cas, note: HARMFUL as never } },
  "a referral word": {
    referralTerms: {
      ...launched.referralTerms,
      items: launched.referralTerms.items.map((row) => ({ ...row, urgent: HARMFUL as never })),
    },
  },
  "a description for search engines": {
    services: [{ ...service, seo: { ...service.seo, description: HARMFUL } }, ...services],
  },
  "the note below a price": {
    services: [{ ...service, price: { ...service.price, note: HARMFUL as never } }, ...services],
  },
  "an optional fact about the visit": {
    clinic: { ...launched.clinic, visit: { ...launched.clinic.visit, creatinine: HARMFUL as never } },
  },
  "the note of an examination in the menu": { services: [{ ...service, menuNote: HARMFUL }, ...services] },
  "a reason to choose the clinic": {
    whyUs: { items: launched.whyUs.items.map((row) => ({ ...row, text: HARMFUL as never })) },
  },
  "the text below the address": {
    contactPage: {
      ...launched.contactPage,
      address: { ...launched.contactPage.address, text: HARMFUL as never },
    },
  },
  "the note that is shown outside opening hours": {
    ui: {
      ...launched.ui,
      hours: { ...launched.ui.hours, note: { ...launched.ui.hours.note, atHand: HARMFUL } },
    },
  },
};

it("no text waits for a signature once everything is signed, and the page says who signed", () => {
  expect(waitingUnits(launched)).toEqual([]);
  expect(signatureOf(launched, service)).toEqual({ name: DOCTOR, on: "2027-01-10" });
});

describe.each(Object.entries(EDITS))("an unsigned sentence in %s", (_, edit) => {
  const prices = {
    ...launched.prices,
    amounts: launched.prices.amounts.map((row) => ({ ...row, amount: 999 })),
  };
  const edited: Content = { ...launched, ...edit, prices };

  it("is not published, but a price that is changed at the same time is", () => {
    const site = JSON.stringify(siteFromContent(publishedContent(edited)));
    expect(site).not.toContain(HARMFUL);
    expect(site).toContain("999");
    expect(waitingUnits(edited)).toHaveLength(1);
  });

  it("is published once it is signed", () => {
    const units = withSignatures(edited.medicalReview.units, waitingUnits(edited), DOCTOR, "2027-02-01");
    const signed = { ...edited, medicalReview: { units } };
    expect(waitingUnits(signed)).toEqual([]);
    expect(JSON.stringify(siteFromContent(publishedContent(signed)))).toContain(HARMFUL);
  });
});

it("a removed question stays published until a doctor signs the removal; restoring it needs no signature", () => {
  const shorter = { ...launched, faq: { items: questions } };
  const published = (content: Content) => publishedContent(content).faq.items.map(({ id }) => id);
  expect(published(shorter).sort()).toEqual(published(launched).sort());
  expect(waitingUnits(shorter).map(({ id }) => id)).toEqual([`faq.items.${question.id}`]);
  const units = withSignatures(shorter.medicalReview.units, waitingUnits(shorter), DOCTOR, "2027-02-01");
  expect(published({ ...shorter, medicalReview: { units } })).toEqual(questions.map(({ id }) => id));
  expect(waitingUnits({ ...shorter, faq: launched.faq })).toEqual([]);
});

it("an examination is not published while none of its texts is signed", () => {
  const added = { ...launched, services: [...launched.services, { ...service, slug: "rmn-nou", order: 99 }] };
  expect(publishedContent(added).services.at(-1)?.isHidden).toBe(true);
});

describe("links of a launched site", () => {
  const added = { ...service, slug: "rmn-nou", order: 99 };
  const rules = (content: Content) => reviewErrors(content).map(({ rule }) => rule);

  it("a text that needs no signature must not link to an examination whose texts wait for a signature", () => {
    const lead = "Facem și [RMN nou](/servicii/rmn-nou)." as never;
    const home = { ...launched.home, hero: { ...launched.home.hero, lead } };
    expect(rules({ ...launched, services: [...launched.services, added] })).toEqual([]);
    expect(rules({ ...launched, home, services: [...launched.services, added] })).toEqual([
      "unpublished-link",
    ]);
  });

  it("the last signed text must not link to an examination that becomes a hidden draft", () => {
    const cas = { ...launched.cas, note: `Vedeți [pagina](/servicii/${service.slug}).` as never };
    const withLink = { ...launched, cas };
    const units = withSignatures(launched.medicalReview.units, waitingUnits(withLink), DOCTOR, "2027-02-01");
    const signed = { ...withLink, medicalReview: { units } };
    expect(rules(signed)).toEqual([]);
    const hidden = { ...signed, cas: launched.cas, services: [{ ...service, isHidden: true }, ...services] };
    expect(rules(hidden)).toEqual(["unpublished-link"]);
  });
});

it("before the launch every text is published, signed or not", () => {
  const edited = { ...FIXTURE_CONTENT, cas: { ...FIXTURE_CONTENT.cas, note: HARMFUL as never } };
  expect(publishedContent(edited)).toBe(edited);
});

it("a launch with unsigned texts is an error, and its message says how many texts are not signed", () => {
  const file = "content/publishing.yaml";
  const files = new Map(FIXTURE_FILES);
  files.set(file, `${files.get(file)}`.replace("launched: false", "launched: true"));
  const [problem] = checkContent(files, "2026-12-01").problems;
  expect(problem).toMatchObject({ rule: "launched-unsigned", file, level: "error" });
  expect(problem?.message).toMatch(/are de semnat \d+\s(de\s)?texte medicale/);
});
