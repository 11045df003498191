import { type Document, parse, parseDocument, visit } from "yaml";
import { checkContent } from "#content/checks/check.ts";
import { operator } from "#content/schema/clinic-facts.ts";
import { today } from "#lib/clock.ts";
import { withReadings } from "../fixtures/readings.ts";
import { FIRM } from "../fixtures/sample.ts";

/** Texts of content/ by path. */
type Texts = Map<string, string>;

/** Changes texts of content/ as the clinic would. */
export type Recipe = (texts: Texts) => void;

const CLINIC = "content/clinic.yaml";

/** Changes a YAML text and keeps its comments and the order of its fields. */
function edited(text: string | undefined, change: (document: Document) => void): string {
  const document = parseDocument(text ?? "", { customTags: ["timestamp"] });
  change(document);
  return document.toString({ lineWidth: 0 });
}

function set(texts: Texts, file: string, ...values: readonly [path: (string | number)[], value: unknown][]) {
  const text = edited(texts.get(file), (document) => {
    for (const [path, value] of values) document.setIn(path, document.createNode(value));
  });
  texts.set(file, text);
}

function changePhone(texts: Texts) {
  set(texts, CLINIC, [["headerPhone"], "0256 418 273"], [["footerPhone"], "0256418274"]);
}

function changeLegalText(texts: Texts) {
  const file = "content/legal/gdpr.md";
  const paragraph = "Puteți primi o copie a acestei informări la recepție, **fără nicio cerere scrisă**.";
  const text = texts.get(file) ?? "";
  texts.set(
    file,
    text.replace(/^## 2\..*\n/m, (heading) => `${heading}\n${paragraph}\n`),
  );
}

/**
 * Replaces the first word of each sentence, because the content check reports texts that two examinations
 * share.
 */
const inOtherWords = (text: string) =>
  edited(text, (document) =>
    visit(document, {
      Scalar(place, node) {
        if (place === "key" || typeof node.value !== "string" || !node.value.includes(" ")) return;
        node.value = node.value.replaceAll(/(^|[.?!]\s+)\p{L}+/gu, "$1Umărul");
      },
    }),
  );

/** Adds an examination as docs/recipes.md says: copies the file of another examination and changes its texts. */
function addExamination(texts: Texts) {
  const file = "content/services/rmn-umar.yaml";
  const pattern = texts.get("content/services/rmn-articulatii.yaml") ?? "";
  texts.set(file, inOtherWords(pattern.replaceAll("id: articulatii-", "id: umar-")));
  set(
    texts,
    file,
    [["order"], 7],
    [["title"], "RMN umăr"],
    [["seo", "title"], "RMN umăr Timișoara: preț, pregătire, durată"],
    [
      ["seo", "description"],
      "RMN de umăr la Timișoara: cât durează, cât costă, cum vă pregătiți și ce se vede. Programare doar prin telefon, fără formulare pe site.",
    ],
  );
}

function fillEverything(texts: Texts) {
  const facts = operator.keyof().options.map((field) => [field, FIRM[field] ?? `Valoarea ${field} a firmei`]);
  changePhone(texts);
  const clinic = parse(texts.get(CLINIC) ?? "");
  const visitFacts = Object.keys(clinic.visit).map((field) => [field, `Despre ${field} aflați la recepție.`]);
  set(
    texts,
    CLINIC,
    [["visit"], { ...Object.fromEntries(visitFacts), scanner: "Aparatul are 1,5 T." }],
    [["siteUrl"], "https://www.rmn-bega.ro"],
    [["email"], "contact@rmn-bega.ro"],
    [["publicHolidays"], "closed"],
    [["placeholders"], []],
    [["rating", "checked"], today()],
    [["operator"], Object.fromEntries(facts)],
  );
  set(texts, "content/open-decisions.yaml", [["items"], []]);
  for (const [file, text] of texts) {
    texts.set(file, text.replace(/^(reviewed|version): .*/m, `$1: "${today()}"`));
  }
  // Adds a doctor's readings of all examinations, and marks the site as launched.
  const { content } = checkContent(texts);
  if (!content) return;
  const { readings, publishing } = withReadings(content, "dr. Ana Pop, medic radiolog", today());
  set(texts, "content/readings.yaml", [["items"], readings.items]);
  set(texts, "content/publishing.yaml", [["launched"], true], [["readers"], publishing.readers]);
}

/** Announces closing days and special hours, and writes valid texts that the content check once refused. */
function changeClinic(texts: Texts) {
  const year = Number(today().slice(0, 4)) + 1;
  set(
    texts,
    CLINIC,
    [["address", "street"], "Bulevardul Liviu Rebreanu nr. 3-5"],
    [["visit", "parking"], 'Este "gratuită" în curte, zilnic 8-20!'],
    [["visit", "payment"], "Primim și plata cu cardul."],
    [["closingDays"], [{ from: `${year}-08-10`, to: `${year}-08-14` }]],
    [["specialHours"], [{ day: `${year}-12-23`, opens: "09:00", closes: "13:00" }]],
    [
      ["visit", "doctors"],
      "dr. Ana Pop, medic primar radiologie și imagistică medicală, competență în senologie.",
    ],
  );
}

/** Everyday edits, all in one copy of the project. */
export const EVERYDAY: readonly Recipe[] = [changePhone, changeLegalText, changeClinic];

export const EXAMINATION: readonly Recipe[] = [addExamination];

/** Edits after which nothing is left on the list of what the clinic must complete before the launch. */
export const LAUNCH: readonly Recipe[] = [fillEverything];
