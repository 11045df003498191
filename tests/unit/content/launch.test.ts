import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { checkContent } from "#content/check.ts";
import type { Content } from "#content/files.ts";
import { launchProblems, launchWishes } from "#content/launch.ts";
import { siteFrom } from "#content/load.ts";
import { type Finding, fieldName } from "#content/problem.ts";
import { today } from "#lib/open-now.ts";
import { FIXTURE_CONTENT, FIXTURE_FILES } from "../../fixtures/content.ts";
import { ownFolder, writeFiles } from "../../fixtures/folder.ts";
import { changed } from "../../fixtures/mistakes.ts";
import { FIRM } from "../../fixtures/sample.ts";

const FIXTURE = FIXTURE_CONTENT.clinic;
const OPERATOR = Object.fromEntries(
  Object.keys(FIXTURE.operator).map((field) => [field, FIRM[field] ?? "Imagistica Bega SRL"]),
) as Content["clinic"]["operator"];

/** The fixture content as it will be on the day of publishing. */
const READY: Content = {
  ...FIXTURE_CONTENT,
  clinic: {
    ...FIXTURE,
    siteUrl: "https://www.rmn-bega.ro",
    headerPhone: "0256 418 273",
    footerPhone: "0256 418 274",
    email: "contact@rmn-bega.ro",
    placeholders: [],
    rating: { ...FIXTURE.rating, checked: "2026-11-20" },
    operator: OPERATOR,
  },
  openDecisions: { items: [], wishes: [] },
};

/** That content with another value for the clinic. */
const clinicWith = (change: Partial<Content["clinic"]>): Content => ({
  ...READY,
  clinic: { ...READY.clinic, ...change },
});

const TODAY = "2026-12-01";
const problems = (content: Content, day = TODAY, env: Record<string, string> = {}) =>
  launchProblems(content, day, env);
/** Rule, file and field of each. */
const told = (found: readonly Finding[]) =>
  found.map(({ rule, file, path, place }) => `${rule}: ${file}: ${path ? fieldName(path) : place}`);

it("finds nothing once everything is filled in and decided", () => {
  expect(problems(READY)).toEqual([]);
});

describe("finds", () => {
  it.each(["headerPhone", "footerPhone", "email"] as const)(
    "%s while it is marked as provisional",
    (field) => {
      expect(told(problems(clinicWith({ placeholders: [field] })))).toEqual([
        `provisional: content/clinic.yaml: ${field}`,
      ]);
    },
  );

  it("each unknown fact of the operator, and the legal documents that show the gap", () => {
    const found = problems(clinicWith({ operator: { ...OPERATOR, taxCode: null } }));
    expect(told(found)).toEqual([
      "unknown-fact: content/clinic.yaml: operator → taxCode",
      "gap: content/legal/termeni-si-conditii.md: textul documentului",
      "gap: content/legal/gdpr.md: textul documentului",
    ]);
    expect(found[0]?.remedy).toMatch(/^lipsește CUI; /);
  });

  it("a day of review that is older than twelve months, from the day after", () => {
    const content = { ...READY, cas: { ...READY.cas, reviewed: "2026-02-28" } };
    const old = "old-check: content/cas.yaml: reviewed";
    expect(told(problems(content, "2027-02-28"))).not.toContain(old);
    expect(told(problems(content, "2027-03-01"))).toContain(old);
  });

  it("a lapsed day in every file that has one", () => {
    const dated = [...FIXTURE_FILES].filter(([, text]) => /^reviewed:/m.test(text)).map(([file]) => file);
    const found = problems(READY, "2030-01-01").filter(({ path }) => path?.at(-1) === "reviewed");
    expect(found.map(({ file }) => file).sort()).toEqual(dated.sort());
    expect(dated.length).toBeGreaterThan(10);
  });

  it("each decision that is still open, with the place of the change", () => {
    const items = [{ id: "pret", question: "Cât costă?", file: "content/prices.yaml", field: "amounts" }];
    const found = problems({ ...READY, openDecisions: { items, wishes: [] } });
    expect(told(found)).toEqual(["undecided: content/prices.yaml: amounts"]);
    expect(found[0]?.remedy).toMatch(/Cât costă\?.*„pret”/);
  });
});

it("asks, apart from that, for what would help patients: untold facts of a visit, open wishes, days gone by", () => {
  // The second ends today: it is not over.
  const closingDays = [{ from: "2026-11-30" }, { from: "2026-11-30", to: TODAY }];
  const wishes = [{ id: "x", question: "Sâmbăta?", file: "content/clinic.yaml", field: "openingHours" }];
  const specialHours = [{ day: "2026-11-30", opens: "08:00", closes: "13:00" }];
  const clinic = clinicWith({ visit: { ...FIXTURE.visit, parking: null }, closingDays, specialHours });
  const content = { ...clinic, openDecisions: { items: [], wishes } };
  expect(told(launchWishes(content, TODAY))).toEqual([
    "undecided: content/clinic.yaml: openingHours",
    "untold-visit: content/clinic.yaml: visit → parking",
    "past-closing: content/clinic.yaml: closingDays → poziția 1",
    "past-closing: content/clinic.yaml: specialHours → poziția 1",
  ]);
  expect(problems(content)).toEqual([]);
});

const provisional = clinicWith({ siteUrl: "https://www.exemplu.ro", placeholders: ["siteUrl"] });

it.each([
  ["is open while it is provisional", provisional, {}, ["provisional-site"]],
  ["is settled by SITE_URL", provisional, { SITE_URL: "https://www.rmn-bega.ro" }, []],
  ["is wrong when SITE_URL is no address", READY, { SITE_URL: "rmn-bega.ro" }, ["site-url"]],
  ["does not count an empty SITE_URL", provisional, { SITE_URL: "" }, ["provisional-site"]],
])("the site address %s", (_, content, env, rules) => {
  expect(problems(content, TODAY, env).map(({ rule }) => rule)).toEqual(rules);
});

describe("npm run check:launch", { timeout: 60_000 }, () => {
  const folder = ownFolder("launch-");

  /** Runs the task on the repository's content, reviewed today, nothing left to decide, with another clinic. */
  function run({ clinic }: Content) {
    const day = today();
    const rating = { ...clinic.rating, checked: day };
    const files = new Map(FIXTURE_FILES)
      .set("content/clinic.yaml", JSON.stringify({ ...clinic, rating }, null, 2))
      .set("content/open-decisions.yaml", "items: []\nwishes: []");
    for (const [file, text] of files)
      writeFiles(folder(), { [file]: text.replace(/^reviewed: .*/m, `reviewed: "${day}"`) });
    const { SITE_URL: _, ...env } = process.env;
    const task = resolve("tools/tasks/check-launch.ts");
    return spawnSync(process.execPath, [task], { cwd: folder(), env, encoding: "utf8" });
  }

  it("ends with status 1 and names file, line and field while anything is open", () => {
    const { status, stdout } = run(clinicWith({ placeholders: ["email"] }));
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /content\/clinic\.yaml, rândul \d+\n {2}câmpul: email\n {2}are o valoare provizorie/,
    );
    expect(stdout).toContain("De completat înainte de publicare: 1.");
  });

  it("ends with status 0 when nothing is", () => {
    const { status, stdout } = run(READY);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Totul este completat\. Site-ul poate fi publicat\.$/m);
    expect(stdout).not.toContain("De completat înainte de publicare");
  });
});

describe.each([
  ["half an hour into New Year's Day", "2026-12-31T22:30:00Z", "2027-01-01"],
  ["29 February", "2028-02-29T12:00:00Z", "2028-02-29"],
  ["Christmas", "2026-12-25T10:00:00Z", "2026-12-25"],
  ["the night that the clock goes forward", "2027-03-28T00:59:00Z", "2027-03-28"],
  ["the night that the clock goes back", "2027-10-31T01:30:00Z", "2027-10-31"],
  ["the last minute of a summer day", "2027-06-30T20:59:00Z", "2027-06-30"],
])("on %s", (_, moment, day) => {
  const now = today(new Date(moment));

  it("today is Timișoara's", () => expect(now).toBe(day));

  it("a text of today is not in the future, and closing days go when they are over", () => {
    const [past, dayBefore] = [2, 1].map((days) =>
      new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10),
    );
    const closingDays = `closingDays:\n  - { from: "${past}" }\n  - { from: "${dayBefore}", to: "${day}" }`;
    const files = changed({ file: "clinic.yaml", find: "closingDays: .*", write: closingDays });
    for (const [file, text] of files)
      files.set(file, text.replace(/^(reviewed|version): .*/m, `$1: "${day}"`));
    const { content } = checkContent(files, now);
    if (!content) throw new Error("The content is wrong");
    expect(problems(content, now).filter(({ remedy }) => remedy.includes("viitor"))).toEqual([]);
    expect(siteFrom(content, now).clinic.closingDays).toEqual([{ from: dayBefore, to: day }]);
  });
});
