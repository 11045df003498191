import { expect, it } from "vitest";
import { checkContent } from "#content/checks/check.ts";
import { launchFindings } from "#content/checks/launch.ts";
import { FIXTURE_CONTENT, FIXTURE_FILES } from "#tests/fixtures/content.ts";
import { withReadings } from "#tests/fixtures/readings.ts";
import { siteFromContent } from "./fill-content.ts";

const DOCTOR = "dr. Ana Pop, medic radiolog";
const DAY = "2027-01-10";
const SHEET = "content/services/rmn-genunchi.yaml";
const HARMFUL = "Cu stimulator cardiac nu trebuie să ne spuneți.";

type Files = Map<string, string>;

/** The files of the fixture clinic after a doctor has read every examination. */
function readFiles(): Files {
  const { readings, publishing } = withReadings(FIXTURE_CONTENT, DOCTOR, DAY);
  return new Map(FIXTURE_FILES)
    .set("content/readings.yaml", JSON.stringify(readings))
    .set("content/publishing.yaml", JSON.stringify(publishing));
}

/** Changes a file by hand. */
const replace = (name: string, old: RegExp, now: string) => (files: Files) => {
  const file = `content/${name}`;
  const text = files.get(file) ?? "";
  expect(text).toMatch(old);
  files.set(file, text.replace(old, now));
};

/** Who has checked the examination's page, according to the site of a day. */
function claimOf(files: Files, day = "2027-02-01") {
  const { content, findings } = checkContent(files, day);
  if (!content) throw new Error(findings.map(({ message }) => message).join("\n"));
  return siteFromContent(content, day).services.find(({ slug }) => slug === "rmn-genunchi")?.checkedBy?.name;
}

const SERVICE = "services/rmn-genunchi.yaml";

it.each<[what: string, change: (files: Files) => void, reader: string | undefined]>([
  ["nothing", () => {}, DOCTOR],
  ["a sentence of the sheet", replace(SERVICE, /^lead: .*/m, `lead: ${HARMFUL}`), undefined],
  [
    "a safety text that its page shows",
    replace("safety.yaml", /^magnet: .*/m, `magnet: ${HARMFUL}`),
    undefined,
  ],
  [
    "a sentence of another examination",
    replace("services/rmn-coloana.yaml", /^lead: .*/m, "lead: Altul."),
    DOCTOR,
  ],
  [
    "the value of a token that the sheet quotes",
    replace("clinic.yaml", /^footerPhone: .*/m, 'footerPhone: "0256 418 274"'),
    DOCTOR,
  ],
  ["all prices", replace("prices.yaml", /amount: \d+/g, "amount: 999"), DOCTOR],
  ["only spaces and line breaks", replace(SERVICE, /^lead: (\S+) /m, "lead: >-\n  $1\n     "), DOCTOR],
  ["the doctor in the list", replace("publishing.yaml", /Ana Pop/, "Ion Nou"), undefined],
  ["the doctor in its row", replace("readings.yaml", /dr\. Ana Pop, medic radiolog/g, "Recepția"), undefined],
  ["the day, which is in the future", replace("readings.yaml", /2027-01-10/g, "2027-02-02"), undefined],
  ["the day, which is today", replace("readings.yaml", /2027-01-10/g, "2027-02-01"), DOCTOR],
])("„Text verificat de” after a change of %s", (_, change, reader) => {
  const files = readFiles();
  files.set(
    SHEET,
    `${files.get(SHEET)}`.replace(/^lead: .*/m, "lead: Sunați la {{clinica.telefon}}, oricând."),
  );
  const { content } = checkContent(files, DAY);
  if (!content) throw new Error("invalid fixture");
  files.set("content/readings.yaml", JSON.stringify(withReadings(content, DOCTOR, DAY).readings));
  change(files);
  expect(claimOf(files)).toBe(reader);
});

it.each([false, true])("the site shows what is in content/, read or not; launched: %s", (launched) => {
  const cas = { ...FIXTURE_CONTENT.cas, note: HARMFUL as never };
  const publishing = { ...FIXTURE_CONTENT.publishing, launched };
  expect(JSON.stringify(siteFromContent({ ...FIXTURE_CONTENT, cas, publishing }))).toContain(HARMFUL);
});

it("a launch waits until every public examination is read as it is, and later only until it was read once", () => {
  const unread = (content: typeof FIXTURE_CONTENT) =>
    launchFindings(content, DAY).flatMap(({ rule, file }) => (rule === "unread" ? file : []));
  const read = withReadings(FIXTURE_CONTENT, DOCTOR, DAY);
  const [first, ...others] = read.services as [(typeof read.services)[number]];
  const changed = { ...read, services: [{ ...first, lead: HARMFUL as never }, ...others] };
  const launched = { ...changed, publishing: { ...changed.publishing, launched: true } };
  const file = `content/services/${first.slug}.yaml`;
  expect(unread(FIXTURE_CONTENT)).toHaveLength(read.services.length);
  expect(unread(read)).toEqual([]);
  expect(unread(changed)).toEqual([file]);
  expect(unread(launched)).toEqual([]);
  expect(unread({ ...launched, readings: { items: [] } })).toHaveLength(read.services.length);
});
