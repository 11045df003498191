import { parse, parseDocument } from "yaml";
import { checkContent } from "#content/checks/check.ts";
import { operator } from "#content/schema/clinic-facts.ts";
import { today } from "#lib/clock.ts";
import { withReadings } from "../fixtures/readings.ts";
import { FIRM } from "../fixtures/sample.ts";

/** Texts of content/ by path. */
type Texts = Map<string, string>;

const CLINIC = "content/clinic.yaml";

/** Changes values of a file, and keeps its comments and the order of its fields. */
function set(texts: Texts, file: string, ...values: readonly [path: (string | number)[], value: unknown][]) {
  const document = parseDocument(texts.get(file) ?? "", { customTags: ["timestamp"] });
  for (const [path, value] of values) document.setIn(path, document.createNode(value));
  texts.set(file, document.toString({ lineWidth: 0 }));
}

/** Adds an examination as docs/recipes.md says: copies the file of another examination and changes its texts. */
export function addExamination(texts: Texts) {
  const file = "content/services/rmn-umar.yaml";
  const pattern = texts.get("content/services/rmn-articulatii.yaml") ?? "";
  texts.set(file, pattern.replaceAll("id: articulatii-", "id: umar-"));
  set(texts, file, [["order"], 7], [["title"], "RMN umăr"]);
}

/** Everyday edits: new phone numbers, another address, closing days, special hours, a paragraph of a legal document. */
export function editClinic(texts: Texts) {
  const year = Number(today().slice(0, 4)) + 1;
  set(
    texts,
    CLINIC,
    [["headerPhone"], "0256 418 273"],
    [["footerPhone"], "0256418274"],
    [["address", "street"], "Bulevardul Liviu Rebreanu nr. 3-5"],
    [["closingDays"], [{ from: `${year}-08-10`, to: `${year}-08-14` }]],
    [["specialHours"], [{ day: `${year}-12-23`, opens: "09:00", closes: "13:00" }]],
  );
  const paragraph = "Puteți primi o copie la recepție, **fără nicio cerere scrisă**.";
  const file = "content/legal/gdpr.md";
  texts.set(file, (texts.get(file) ?? "").replace(/^## 2\..*\n/m, `$&\n${paragraph}\n`));
}

/** Edits after which nothing is left on the list of what the clinic must complete before the launch. */
export function prepareLaunch(texts: Texts) {
  const facts = operator.keyof().options.map((field) => [field, FIRM[field] ?? `Valoarea ${field} a firmei`]);
  const { visit } = parse(texts.get(CLINIC) ?? "");
  const told = Object.keys(visit).map((field) => [field, `Despre ${field} aflați la recepție.`]);
  set(
    texts,
    CLINIC,
    [["visit"], { ...Object.fromEntries(told), scanner: "Aparatul are 1,5 T." }],
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
