/** Rules for every text of the site: how Romanian is written, and what this clinic may not claim. */
import { describe, expect, it } from "vitest";
import { leavesOf } from "../../src/lib/content/leaves.ts";
import { fieldName } from "../../src/lib/content/problem.ts";
import { collectFacts, fillIn, withoutEmptyLines } from "../../src/lib/content/tokens.ts";
import { asRich, plainText } from "../../src/lib/rich-text.ts";
import { REAL_CONTENT as content } from "./real-content.ts";

const facts = collectFacts(content);

/** Fields that hold no prose. */
const NO_PROSE =
  /^(href|id|file|field|reviewed|version|checked|on|siteUrl|icon|iconPosition|art|plane|opens|closes|score)$/;

/** What a reader reads, with its place. */
const PROSE = [...leavesOf(content)]
  .filter(({ path }) => !NO_PROSE.test(String(path.findLast((key) => typeof key === "string"))))
  .map(({ file, path, value }) => ({
    place: `${file}: ${fieldName(path)}`,
    text: plainText(asRich(fillIn(withoutEmptyLines(value, facts), facts))).replaceAll("\u00a0", " "),
  }));

const matches = (pattern: RegExp, allowed = /(?!)/) =>
  PROSE.flatMap(({ place, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ place, found: match[0] })),
  ).filter(({ place, found }) => !allowed.test(`${place} ${found}`));

describe("Romanian typography", () => {
  it("joins ranges with an en dash, without spaces", () => {
    expect(matches(/\d\s?-\s?\d\S*|\d\s–\s?\d|\d–\s\d/g)).toEqual([]);
  });

  it("puts „de” after numbers whose last two digits are 00 or 20–99, and only there", () => {
    // Prices stand as in a list: „835,00 lei”, „+100–150 lei”.
    const UNIT = "(minute|ore|zile|săptămâni|luni|ani|lei|kilograme|cuvinte|paragrafe)";
    const wrong = [...PROSE].flatMap(({ place, text }) =>
      [...text.matchAll(new RegExp(`(?<![\\d,+]|\\+\\d+–)(\\d+) (de )?${UNIT}(?!\\p{L})`, "gu"))]
        .filter(([, digits, de]) => {
          const rest = Number(digits) % 100;
          const needsDe = rest >= 20 || (rest === 0 && Number(digits) > 0);
          return Boolean(de) !== needsDe;
        })
        .map(([found]) => ({ place, found })),
    );
    expect(wrong).toEqual([]);
  });

  it("quotes with „…”", () => {
    expect(matches(/[“"][^”]*|(?<!„[^”]*)”/g)).toEqual([]);
  });

  it("has no space before a stop, no double space, no three dots and no capital „Dumneavoastră” in a sentence", () => {
    expect(matches(/\S* [,.;:!?](?= |$)|\S+ {2,}\S|\.\.\.|[a-zăâîșț,] Dumneavoastră/gu)).toEqual([]);
  });

  it("uses â inside words and „sunt”, „niciun”", () => {
    expect(matches(/\p{L}+î\p{L}+|\bsînt\b|\bnici un\b|\bnici o\b/gu, / (re|ne|pre|bine|sub)î/i)).toEqual([]);
  });

  it("speaks to patients as „dumneavoastră”, without exclamation marks in prose", () => {
    expect(matches(/(?<!\p{L})(dvs|tu|tău|ta)(?!\p{L})\.?/giu)).toEqual([]);
    expect(matches(/[^.]*!/g, /: (calls → hero) Sună acum!|404\.yaml/)).toEqual([]);
  });
});

/** Superlatives, promises and facts that nobody has confirmed; the numbers are sections of the fact brief. */
const FORBIDDEN: readonly [why: string, pattern: RegExp][] = [
  [
    "1.4 superlative",
    /cel mai bun|cea mai bună|cele mai bune|\blider|\bnr\. 1\b|\bunic(ă|i)?\b(?! de înregistrare)|excelență|\btop\b/,
  ],
  ["1.4 superlative", /ultim(a|ă) generație|cea mai modernă|cele mai moderne|performanțe de vârf/],
  [
    "1.4 promise of a diagnosis",
    /diagnostic(ul)? (sigur|precis|corect|garantat|exact)|depistează|detectează orice|garant(at|ăm)\b/,
  ],
  ["1.4 promise of safety", /fără (niciun )?riscuri?|100 ?%|inofensiv|perfect sigur/],
  ["1.4 free of charge", /gratuit|fără costuri|decontare integrală|100 ?% decontat/],
  ["1.4 waiting", /fără așteptare|azi pentru azi|imediat după investigație primiți/],
  ["1.4 comparison", /mai bun(ă|e)? decât|superior(ă|oare)? (CT|ecografi)/],
  ["1.4 discount pressure", /promoți|ofert(ă|e)\b|reducere de|-\d+ ?%|\d+ ?% reducere/],
  ["1.4 endorsement", /recomandat(ă|e)? de medici\b|mii de pacienți|pacienți mulțumiți/],
  [
    "0 not known",
    /\b(1,5|3) ?T\b|tesla|aparat deschis|sedare|anestezi|parcare|\brate\b|plata cu cardul|rezultate online/,
  ],
  ["2.1 radio waves are a radiation", /fără radiații(?! ionizante)/],
  ["4.3 CAS", /CAS Timiș|decontare 100|orice bilet de trimitere/],
  ["5.1 closed platform", /consumers\/odr|platforma SOL|\bODR\b|drept de retragere|14 zile/],
  ["7 booking is by phone", /programare online|programați-vă online|programare pe site/],
];

it.each(FORBIDDEN)("says nothing of this kind: %s (%#)", (_why, { source }) => {
  // JavaScript's own \b takes „ă” for the end of a word.
  const letter = "[\\p{L}\\p{N}]";
  const border = `(?:(?<!${letter})(?=${letter})|(?<=${letter})(?!${letter}))`;
  // What the owner tells of the visit is hers to know.
  const visit = /(clinic|ui)\.yaml: visit/;
  expect(matches(new RegExp(source.replaceAll("\\b", border), "giu"), visit)).toEqual([]);
});

describe("texts of examinations", () => {
  const services = content.services.map((service) => [service.slug, service] as const);
  const proseOf = (slug: string) => PROSE.filter(({ place }) => place.includes(`/${slug}.yaml`));
  const words = (text: string) => text.match(/\p{L}[\p{L}-]*/gu)?.length ?? 0;

  it.each(services)("%s has at least 500 words of its own on the page", (slug) => {
    const shown = proseOf(slug).filter(({ place }) => !/: (seo|card|menuNote|related)/.test(place));
    expect(shown.reduce((sum, { text }) => sum + words(text), 0)).toBeGreaterThanOrEqual(500);
  });

  it.each(services)("%s says who describes the images and who makes the diagnosis", (_slug, { limits }) => {
    expect(limits).toMatch(/radiolog/i);
    expect(limits).toMatch(/diagnostic/i);
    expect(limits).toMatch(/[Mm]edicul (care|curant)|[Oo]rtopedul/);
  });

  it.each(services)("%s links to each of the others", (slug, { related }) => {
    const others = services.map(([other]) => other).filter((other) => other !== slug);
    expect(related.map(({ service }) => service).sort()).toEqual(others.sort());
  });

  it("share no paragraph and no sentence, with each other or with the safety text", () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    const texts = [
      ...services.flatMap(([slug]) => proseOf(slug).map(({ text }) => [slug, text] as const)),
      ...PROSE.filter(({ place }) => place.includes("safety.yaml")).map(
        ({ text }) => ["safety", text] as const,
      ),
    ];
    for (const [from, text] of texts) {
      for (const sentence of text.split(/(?<=[.?])\s+/).filter((part) => words(part) >= 5)) {
        const other = seen.get(sentence);
        if (other && other !== from) repeated.push(`${other}, ${from}: ${sentence}`);
        seen.set(sentence, from);
      }
    }
    expect(repeated).toEqual([]);
  });
});

describe("sentences that can be read aloud", () => {
  /** Sentences and list entries by file. Those without a stop at the end count for the longest only. */
  const SENTENCES = PROSE.flatMap(({ place, text }) =>
    text.split(/\n+|(?<=[.?!])\s+(?=[„"(]?\p{Lu})/u).map((sentence) => ({
      place,
      file: place.split(": ")[0] as string,
      sentence,
      words: sentence.match(/[\p{L}\p{N}][\p{L}\p{N}.,:–-]*/gu)?.length ?? 0,
    })),
  );

  it("have at most 24 words", () => {
    expect(SENTENCES.filter(({ words }) => words > 24)).toEqual([]);
  });

  it("have at most 14 words on average, file by file", () => {
    const whole = SENTENCES.filter(({ sentence }) => /[.?!]$/.test(sentence));
    const averages = [...Map.groupBy(whole, ({ file }) => file)].map(([file, sentences]) => ({
      file,
      average: sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length,
    }));
    expect(averages.length).toBeGreaterThan(20);
    expect(averages.filter(({ average }) => average > 14)).toEqual([]);
  });
});

it.each(content.legal)("legal/$slug has at least 450 words and numbered sections", ({ body }) => {
  expect(fillIn(body, facts).match(/\p{L}[\p{L}-]*/gu)?.length).toBeGreaterThanOrEqual(450);
  const numbers = [...body.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThan(5);
});
