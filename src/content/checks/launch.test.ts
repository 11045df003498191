import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { calendarFindings } from "#content/checks/calendar.ts";
import { launchFindings, launchSuggestions } from "#content/checks/launch.ts";
import type { Content } from "#content/files.ts";
import { siteFromContent } from "#content/fill/fill-content.ts";
import { fieldName } from "#content/findings/describe-findings.ts";
import type { Finding } from "#content/findings/finding.ts";
import { daysAfter } from "#lib/clock.ts";
import { FIXTURE_CONTENT, FIXTURE_FILES } from "#tests/fixtures/content.ts";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { withReadings } from "#tests/fixtures/readings.ts";
import { FIRM } from "#tests/fixtures/sample.ts";

const FIXTURE = FIXTURE_CONTENT.clinic;
const OPERATOR = Object.fromEntries(
  Object.keys(FIXTURE.operator).map((field) => [field, FIRM[field] ?? "Imagistica Bega SRL"]),
) as Content["clinic"]["operator"];

/** The content of the fixture clinic on the day of its launch, when nothing is left to complete or decide. */
const READY: Content = {
  ...withReadings(FIXTURE_CONTENT, "dr. Ana Pop", "2026-11-20"),
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

/** Returns `READY` with some other values of content/clinic.yaml. */
const clinicWith = (change: Partial<Content["clinic"]>): Content => ({
  ...READY,
  clinic: { ...READY.clinic, ...change },
});

const TODAY = "2026-12-01";
const findings = (content: Content, day = TODAY) => launchFindings(content, day);
/** Returns the rule, the file and the field of each message. */
const locationsOf = (found: readonly Finding[]) =>
  found.map(({ rule, file, path, place }) => `${rule}: ${file}: ${path ? fieldName(path) : place}`);

const decision = { id: "pret", question: "Cât costă?", file: "content/prices.yaml", field: "amounts" };

it.each<[what: string, content: Content, found: readonly string[]]>([
  ["content that is complete and decided", READY, []],
  [
    "values that are marked as provisional",
    clinicWith({ placeholders: ["siteUrl", "headerPhone", "footerPhone", "email"] }),
    ["siteUrl", "headerPhone", "footerPhone", "email"].map(
      (field) => `provisional: content/clinic.yaml: ${field}`,
    ),
  ],
  [
    "an unknown fact of the operator, and the legal documents that show the gap",
    clinicWith({ operator: { ...OPERATOR, taxCode: null } }),
    [
      "unknown-fact: content/clinic.yaml: operator → taxCode",
      "gap: content/legal/termeni-si-conditii.md: textul documentului",
      "gap: content/legal/gdpr.md: textul documentului",
    ],
  ],
  [
    "a decision that is still open",
    { ...READY, openDecisions: { items: [decision], wishes: [] } },
    ["undecided: content/open-decisions.yaml: items → poziția 1"],
  ],
])("launch findings of the case „%s”", (_, content, found) => {
  expect(locationsOf(findings(content))).toEqual(found);
});

it("finds review dates that are at least one day older than twelve months, in every file with a review date", () => {
  const dated = [...FIXTURE_FILES].filter(([, text]) => /^reviewed:/m.test(text)).map(([file]) => file);
  const oldIn = (day: string) =>
    findings(READY, day).flatMap(({ file, path }) => (path?.at(-1) === "reviewed" ? file : []));
  expect(dated.length).toBeGreaterThan(10);
  expect(oldIn("2027-11-20")).toEqual([]);
  expect(oldIn("2027-11-21").sort()).toEqual(dated.sort());
});

it("missing facts about a visit and open wishes are suggestions, but no launch findings", () => {
  const clinic = clinicWith({ visit: { ...FIXTURE.visit, parking: null } });
  const content = { ...clinic, openDecisions: { items: [], wishes: [decision] } };
  expect(locationsOf(launchSuggestions(content))).toEqual([
    "undecided: content/open-decisions.yaml: wishes → poziția 1",
    "untold-visit: content/clinic.yaml: visit → parking",
  ]);
  expect(findings(content)).toEqual([]);
});

it("warns about closing days that are over or far in the future, but not about those that end today", () => {
  const closingDays = [{ from: "2025-12-24" }, { from: "2026-11-30", to: TODAY }, { from: "2036-12-24" }];
  const specialHours = [{ day: "2026-11-30", opens: "08:00", closes: "13:00" }];
  expect(locationsOf(calendarFindings(clinicWith({ closingDays, specialHours }), TODAY))).toEqual([
    "past-closing: content/clinic.yaml: closingDays → poziția 1",
    "far-closing: content/clinic.yaml: closingDays → poziția 3",
    "past-closing: content/clinic.yaml: specialHours → poziția 1",
  ]);
});

const folder = folderPerTest("launch-");

it("while something is missing, npm run check:launch ends with status 1 and prints its file and field", () => {
  const cwd = writeFiles(folder(), Object.fromEntries(FIXTURE_FILES));
  const task = resolve("tools/tasks/check-launch.ts");
  const { status, stdout } = spawnSync(process.execPath, [task], { cwd, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stdout).toMatch(/content\/clinic\.yaml\n {2}câmpul: email\n {2}are o valoare provizorie/);
  expect(stdout).toMatch(/câmpul: operator → taxCode\n {2}lipsește CUI; /);
  expect(stdout).toMatch(/^De completat înainte de publicare: \d+\./m);
});

it("closing days that were over a week ago are not shown", () => {
  const closingDays = [{ from: daysAfter(TODAY, -7) }, { from: daysAfter(TODAY, -6) }];
  expect(siteFromContent(clinicWith({ closingDays }), TODAY).clinic.closingDays).toEqual(
    closingDays.slice(1),
  );
});
