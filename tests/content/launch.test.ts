import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { launchReminder } from "../../scripts/launch-list";
import { checkContent } from "../../src/lib/content/check";
import type { Content } from "../../src/lib/content/files";
import { fieldName, type Problem } from "../../src/lib/content/problem";
import { launchProblems } from "../../src/lib/launch/launch";
import { REAL_FILES } from "./edits";

const { content: real } = checkContent(REAL_FILES);
if (!real) throw new Error("The content of this repository is not valid");

const OPERATOR = {
  legalName: "Imagistica Bega SRL",
  legalForm: "societate cu răspundere limitată",
  registeredOffice: "Strada Corbului 4, Timișoara",
  postalCode: "300748",
  taxCode: "RO41820937",
  tradeRegister: "J35/1846/2019",
  healthAuthorisation: "nr. 418 din 6 martie 2024, DSP Timiș",
  coordinatingDoctor: "dr. A. B., medic primar",
  casContract: "nr. 2084, CAS Timiș",
  vatRegime: "scutit de TVA",
  dpoContact: "dpo@rmn-bega.ro",
  hostingProvider: "Gazda SRL, România",
  emailProvider: "Poșta SRL, România",
  logRetention: "30 de zile",
};

/** The same content, reviewed on one day. */
function reviewedOn<T>(day: string, value: T): T {
  if (Array.isArray(value) || value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    key === "reviewed" && /^\d/.test(String(item)) ? day : reviewedOn(day, item),
  ]);
  return Object.fromEntries(entries) as T;
}

const REVIEWED = reviewedOn("2026-11-20", real);

/** The content of this repository as it will be on the day of publishing. */
const READY: Content = {
  ...REVIEWED,
  clinic: {
    ...REVIEWED.clinic,
    siteUrl: "https://www.rmn-bega.ro",
    headerPhone: "0256 418 273",
    footerPhone: "0256 418 274",
    email: "contact@rmn-bega.ro",
    placeholders: [],
    rating: { ...real.clinic.rating, checked: "2026-11-20" },
    operator: OPERATOR,
  },
  openDecisions: { items: [] },
};

const TODAY = "2026-12-01";
const problems = (content: Content, today = TODAY, env: Record<string, string> = {}) =>
  launchProblems(content, today, env);
const clinicWith = (change: Partial<Content["clinic"]>): Content => ({
  ...READY,
  clinic: { ...READY.clinic, ...change },
});
const place = ({ file, path }: Problem) => (path ? `${file}: ${fieldName(path)}` : file);

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

  it.each<[string, Partial<Content["clinic"]>]>([
    ["headerPhone", { headerPhone: "0256 000 000" }],
    ["headerPhone", { headerPhone: "0722 222 222" }],
    ["footerPhone", { footerPhone: "0712 345 678" }],
    ["email", { email: "office@example.com" }],
    ["siteUrl", { siteUrl: "https://www.exemplu.ro" }],
    ["operator → taxCode", { operator: { ...OPERATOR, taxCode: "RO00000000" } }],
    ["operator → tradeRegister", { operator: { ...OPERATOR, tradeRegister: "J35/0000/2000" } }],
    ["operator → legalName", { operator: { ...OPERATOR, legalName: "xxx" } }],
  ])("%s when it looks invented, marked or not: %o", (field, change) => {
    const found = problems(clinicWith(change));
    expect(found.map(place)).toEqual([`content/clinic.yaml: ${field}`]);
    expect(found[0]?.remedy).toContain("pare o valoare inventată");
  });

  it("a gap typed by hand into a text", () => {
    const found = problems({
      ...READY,
      ui: { ...READY.ui, badge: { ...READY.ui.badge, cas: "[de completat]" } },
    });
    expect(found.map(place)).toEqual(["content/ui.yaml: badge → cas"]);
  });

  it("each unknown fact of the operator, and the legal documents that show the gap", () => {
    const found = problems(clinicWith({ operator: { ...OPERATOR, taxCode: null } }));
    expect(found.map(place)).toEqual([
      "content/clinic.yaml: operator → taxCode",
      "content/legal/gdpr.md: textul documentului",
      "content/legal/termeni-si-conditii.md: textul documentului",
    ]);
    expect(found[0]?.remedy).toMatch(/^lipsește CUI; /);
  });

  it("a rating that nobody has verified", () => {
    const found = problems(clinicWith({ rating: { ...READY.clinic.rating, checked: null } }));
    expect(found.map(place)).toContain("content/clinic.yaml: rating → checked");
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
    const dated = [...REAL_FILES].filter(([, text]) => /^reviewed:/m.test(text)).map(([file]) => file);
    const found = problems(READY, "2030-01-01").filter(({ path }) => path?.at(-1) === "reviewed");
    expect(found.map(({ file }) => file).sort()).toEqual(dated.sort());
    expect(dated.length).toBeGreaterThan(10);
  });

  it("a day of review in the future", () => {
    const content = { ...READY, cas: { ...READY.cas, reviewed: "2062-11-20" } };
    expect(problems(content).map(({ remedy }) => remedy)).toEqual([
      expect.stringContaining("este în viitor"),
    ]);
  });

  it("each decision that is still open, with the place of the change", () => {
    const items = [{ id: "pret", question: "Cât costă?", file: "content/prices.yaml", field: "amounts" }];
    expect(problems({ ...READY, openDecisions: { items } })).toEqual([
      {
        file: "content/prices.yaml",
        place: "amounts",
        remedy: "de hotărât: Cât costă? După hotărâre, ștergeți „pret” din content/open-decisions.yaml",
      },
    ]);
  });
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

describe("the content of this repository", () => {
  it("asks for what docs/open-questions.md explains", () => {
    const questions = readFileSync("docs/open-questions.md", "utf8");
    for (const { id } of real.openDecisions.items) expect(questions, id).toContain(`\`${id}\``);
  });

  it("names places that exist", () => {
    for (const { file } of real.openDecisions.items) expect([...REAL_FILES.keys()]).toContain(file);
  });

  it("has nothing open beside declared placeholders, unknown facts and undecided questions", () => {
    const known = [
      ...real.clinic.placeholders.map((field) => `content/clinic.yaml: ${field}`),
      ...Object.entries(real.clinic.operator).flatMap(([field, value]) =>
        value === null ? [`content/clinic.yaml: operator → ${field}`] : [],
      ),
      ...(real.clinic.rating.checked === null ? ["content/clinic.yaml: rating → checked"] : []),
    ];
    const others = problems(REVIEWED)
      .filter(({ remedy, path }) => !remedy.startsWith("de hotărât") && path?.[0] !== "body")
      .map(place);
    expect(others.sort()).toEqual(known.sort());
  });
});

describe("the reminder", () => {
  it.each([
    [0, ""],
    [1, "Mai este un lucru de completat înainte de publicare: npm run check:launch"],
    [19, "Mai sunt 19 lucruri de completat înainte de publicare: npm run check:launch"],
    [20, "Mai sunt 20 de lucruri de completat înainte de publicare: npm run check:launch"],
    [101, "Mai sunt 101 lucruri de completat înainte de publicare: npm run check:launch"],
  ])("for %i", (count, text) => {
    expect(launchReminder(count)).toBe(text);
  });
});

describe("npm run check:launch", () => {
  /** Runs the task on the repository's content, reviewed today, nothing left to decide, with another clinic. */
  function run({ clinic }: Content) {
    const today = new Date().toISOString().slice(0, 10);
    const rating = { ...clinic.rating, checked: today };
    const files = new Map(REAL_FILES)
      .set("content/clinic.yaml", JSON.stringify({ ...clinic, rating }, null, 2))
      .set("content/open-decisions.yaml", "items: []");
    const folder = mkdtempSync(join(tmpdir(), "launch-"));
    try {
      for (const [file, text] of files) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text.replace(/^reviewed: .*/m, `reviewed: "${today}"`));
      }
      const { SITE_URL: _, ...env } = process.env;
      const task = resolve("scripts/tasks/check-launch.ts");
      return spawnSync(process.execPath, [task], { cwd: folder, env, encoding: "utf8" });
    } finally {
      rmSync(folder, { recursive: true });
    }
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
    expect([status, stdout]).toEqual([0, "Totul este completat. Site-ul poate fi publicat.\n"]);
  });
});
