import { expect, it } from "vitest";
import { parse } from "yaml";
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

/** Changes the values of a YAML file. */
const change = (name: string, edit: (values: Record<string, never[]>) => unknown) => (files: Files) => {
  const file = `content/${name}`;
  const values = parse(files.get(file) ?? "");
  edit(values);
  files.set(file, JSON.stringify(values));
};

/** Moves the examination to another file, as an engineer does. */
const moved = (files: Files) => {
  for (const [file, text] of files)
    if (file !== "content/readings.yaml" && file !== SHEET)
      files.set(file, text.replaceAll("rmn-genunchi", "rmn-articulatii"));
  files.set(SHEET.replace("genunchi", "articulatii"), files.get(SHEET) ?? "");
  files.delete(SHEET);
};
const itsRow = replace("readings.yaml", /rmn-genunchi/, "rmn-articulatii");

/** Who has checked the examination's page, according to the site of a day. */
function claimOf(files: Files, day = "2027-02-01") {
  const { content, findings } = checkContent(files, day);
  if (!content) throw new Error(findings.map(({ message }) => message).join("\n"));
  const slug = files.has(SHEET) ? "rmn-genunchi" : "rmn-articulatii";
  return siteFromContent(content, day).services.find((service) => service.slug === slug)?.checkedBy?.name;
}

const SERVICE = "services/rmn-genunchi.yaml";

it.each<[what: string, changes: ((files: Files) => void)[], reader: string | undefined]>([
  ["nothing", [], DOCTOR],
  ["a sentence of the sheet", [replace(SERVICE, /^lead: .*/m, `lead: ${HARMFUL}`)], undefined],
  [
    "its description for search engines",
    [change(SERVICE, ({ seo }) => Object.assign(seo ?? {}, { description: HARMFUL.repeat(3) }))],
    undefined,
  ],
  ["one word of its note in the menu", [replace(SERVICE, /^menuNote: .*/m, "menuNote: Menisc")], undefined],
  [
    "a sentence that is added",
    [change(SERVICE, ({ takeOff }) => takeOff?.push(HARMFUL as never))],
    undefined,
  ],
  ["the order of two of its paragraphs", [change(SERVICE, ({ intro }) => intro?.reverse())], undefined],
  [
    "a safety text that its page shows",
    [replace("safety.yaml", /^magnet: .*/m, `magnet: ${HARMFUL}`)],
    undefined,
  ],
  [
    "the advice about implants, which is on the home page",
    [change("safety.yaml", ({ implant }) => Object.assign(implant ?? {}, { text: HARMFUL }))],
    DOCTOR,
  ],
  [
    "a sentence of another examination",
    [replace("services/rmn-coloana.yaml", /^lead: .*/m, "lead: Altul.")],
    DOCTOR,
  ],
  [
    "the value of a token that the sheet quotes",
    [replace("clinic.yaml", /^footerPhone: .*/m, 'footerPhone: "0256 418 274"')],
    DOCTOR,
  ],
  ["all prices", [replace("prices.yaml", /amount: \d+/g, "amount: 999")], DOCTOR],
  [
    "a token for another one with the same value",
    [replace(SERVICE, /\{\{clinica.telefon\}\}/, "{{clinica.telefon-programari}}")],
    undefined,
  ],
  ["only spaces and line breaks", [replace(SERVICE, /^lead: (\S+) /m, "lead: >-\n  $1\n     ")], DOCTOR],
  ["spaces inside a word", [replace(SERVICE, /^lead: (\S)/m, "lead: $1 ")], undefined],
  ["its file, which has another name", [moved], undefined],
  ["its file and the name in its row", [moved, itsRow], DOCTOR],
  ["the doctor in the list", [replace("publishing.yaml", /Ana Pop/, "Ion Nou")], undefined],
  [
    "the doctor in its row",
    [replace("readings.yaml", /dr\. Ana Pop, medic radiolog/g, "Recepția")],
    undefined,
  ],
  ["the day, which is in the future", [replace("readings.yaml", /2027-01-10/g, "2027-02-02")], undefined],
  ["the day, which is today", [replace("readings.yaml", /2027-01-10/g, "2027-02-01")], DOCTOR],
])("„Text verificat de” after a change of %s", (_, changes, reader) => {
  const files = readFiles();
  files.set(
    SHEET,
    `${files.get(SHEET)}`.replace(/^lead: .*/m, "lead: Sunați la {{clinica.telefon}}, oricând."),
  );
  const { content } = checkContent(files, DAY);
  if (!content) throw new Error("invalid fixture");
  files.set("content/readings.yaml", JSON.stringify(withReadings(content, DOCTOR, DAY).readings));
  for (const apply of changes) apply(files);
  expect(claimOf(files)).toBe(reader);
});

it("a text that is put back as it was read is verified again", () => {
  const files = readFiles();
  const text = `${files.get(SHEET)}`;
  replace(SERVICE, /^lead: .*/m, `lead: ${HARMFUL}`)(files);
  expect(claimOf(files)).toBeUndefined();
  files.set(SHEET, text);
  expect(claimOf(files)).toBe(DOCTOR);
});

it.each([false, true])("the site shows what is in content/, read or not; launched: %s", (launched) => {
  const cas = { ...FIXTURE_CONTENT.cas, note: HARMFUL as never };
  const publishing = { ...FIXTURE_CONTENT.publishing, launched };
  expect(JSON.stringify(siteFromContent({ ...FIXTURE_CONTENT, cas, publishing }))).toContain(HARMFUL);
});

it("a launch waits until every public examination is read as it is, and later only until it was read once", () => {
  const unread = (content: typeof FIXTURE_CONTENT) =>
    launchFindings(content, DAY, {}).flatMap(({ rule, file }) => (rule === "unread" ? file : []));
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
