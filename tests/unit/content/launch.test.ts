import { describe, expect, it } from "vitest";
import type { Content } from "../../../src/content/files.ts";
import { launchProblems, launchWishes } from "../../../src/content/launch.ts";
import { type Finding, fieldName } from "../../../src/content/problem.ts";
import { asRich } from "../../../src/lib/rich-text.ts";
import { FIXTURE_FILES } from "../../fixtures/content.ts";
import { clinicWith, OPERATOR, READY } from "./launch-ready.ts";

const TODAY = "2026-12-01";
const problems = (content: Content, today = TODAY, env: Record<string, string> = {}) =>
  launchProblems(content, today, env);
const place = ({ file, path }: Finding) => (path ? `${file}: ${fieldName(path)}` : file);

it("finds nothing once everything is filled in and decided", () => {
  expect(problems(READY)).toEqual([]);
});

describe("finds", () => {
  it.each(["headerPhone", "footerPhone", "email"] as const)(
    "%s while it is marked as provisional",
    (field) => {
      const found = problems(clinicWith({ placeholders: [field] }));
      expect(found.map(place)).toEqual([`content/clinic.yaml: ${field}`]);
      expect(found[0]?.remedy).toContain("valoare provizorie");
    },
  );

  it("each unknown fact of the operator, and the legal documents that show the gap", () => {
    const found = problems(clinicWith({ operator: { ...OPERATOR, taxCode: null } }));
    expect(found.map(place)).toEqual([
      "content/clinic.yaml: operator → taxCode",
      "content/legal/termeni-si-conditii.md: textul documentului",
      "content/legal/gdpr.md: textul documentului",
    ]);
    expect(found[0]?.remedy).toMatch(/^lipsește CUI; /);
  });

  it("a day of review that is older than twelve months, from the day after", () => {
    const content = { ...READY, cas: { ...READY.cas, reviewed: "2026-02-28" } };
    expect(problems(content, "2027-02-28").map(place)).not.toContain("content/cas.yaml: reviewed");
    const found = problems(content, "2027-03-01").find((problem) => problem.file === "content/cas.yaml");
    expect(found?.remedy).toMatch(
      /^ultima verificare este din 28\u00a0februarie\u00a02026, acum mai bine de 12 luni/,
    );
  });

  it("a lapsed day in every file that has one", () => {
    const dated = [...FIXTURE_FILES].filter(([, text]) => /^reviewed:/m.test(text)).map(([file]) => file);
    const found = problems(READY, "2030-01-01").filter(({ path }) => path?.at(-1) === "reviewed");
    expect(found.map(({ file }) => file).sort()).toEqual(dated.sort());
    expect(dated.length).toBeGreaterThan(10);
  });

  it("each decision that is still open, with the place of the change", () => {
    const items = [{ id: "pret", question: "Cât costă?", file: "content/prices.yaml", field: "amounts" }];
    expect(problems({ ...READY, openDecisions: { items, wishes: [] } })).toEqual([
      {
        rule: "undecided",
        file: "content/prices.yaml",
        place: "amounts",
        remedy:
          "de hotărât: Cât costă? După hotărâre, ștergeți rândul „pret” din foaia „Ce a rămas de hotărât”",
      },
    ]);
  });
});

it("asks, apart from that, for what would help patients: untold facts of a visit, open wishes, days gone by", () => {
  const visit = Object.fromEntries(
    Object.keys(READY.clinic.visit).map((field) => [field, field === "parking" ? null : asRich("Se știe.")]),
  ) as typeof READY.clinic.visit;
  // The second ends today: it is not over.
  const closingDays = [{ from: "2026-11-30" }, { from: "2026-11-30", to: TODAY }];
  const wishes = [{ id: "x", question: "Sâmbăta?", file: "content/clinic.yaml", field: "openingHours" }];
  const content = { ...clinicWith({ visit, closingDays }), openDecisions: { items: [], wishes } };
  expect(
    launchWishes(content, TODAY).map(({ path, place: words }) => (path ? fieldName(path) : words)),
  ).toEqual(["openingHours", "visit → parking", "closingDays → poziția 1"]);
  expect(problems(content)).toEqual([]);
});

describe("the site address", () => {
  const provisional = clinicWith({ siteUrl: "https://www.exemplu.ro", placeholders: ["siteUrl"] });

  it("is open while it is provisional", () => {
    expect(problems(provisional).map(place)).toEqual(["content/clinic.yaml: siteUrl"]);
  });

  it("is settled by SITE_URL", () => {
    expect(problems(provisional, TODAY, { SITE_URL: "https://www.rmn-bega.ro" })).toEqual([]);
  });

  it("is wrong when SITE_URL is no address", () => {
    expect(problems(READY, TODAY, { SITE_URL: "rmn-bega.ro" }).map(place)).toEqual(["SITE_URL"]);
  });

  it("does not count an empty SITE_URL", () => {
    expect(problems(provisional, TODAY, { SITE_URL: "" })).toHaveLength(1);
  });
});
