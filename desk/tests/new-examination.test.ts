import { expect, it } from "vitest";
import { FIXTURE_FILES } from "../../tests/fixtures/content.ts";
import { changed, checked, valuesAt } from "../server/documents.ts";
import { newExamination } from "../server/examination.ts";
import { launchList } from "../server/launch-list.ts";
import { rowsOf, type Values } from "../shared/form-fields.ts";

const MENUS = "content/navigation.yaml";
const PATTERN = "content/services/rmn-genunchi.yaml";

/** The links of the first submenu of `mobile`, the menu on phones. */
const linksOf = ({ mobile }: Values) =>
  rowsOf(rowsOf(mobile).find(({ submenu }) => submenu)?.submenu).map(({ href }) => href);

it("a new examination is in the menu after the last examination, and before the entries that follow", () => {
  const menus = structuredClone(valuesAt(MENUS, FIXTURE_FILES));
  const last = { name: "Trimitere", href: "/servicii#trimitere" };
  for (const { submenu } of rowsOf(menus.mobile)) if (Array.isArray(submenu)) submenu.push(last);
  const files = new Map(FIXTURE_FILES).set(MENUS, changed(MENUS, FIXTURE_FILES.get(MENUS) ?? "", menus));
  const { drafts } = newExamination(files, PATTERN, "RMN umăr");
  const after = valuesAt(MENUS, new Map([...files, ...drafts]));
  expect(linksOf(after)).toEqual(linksOf(menus).toSpliced(-1, 0, "/servicii/rmn-umar"));
});

it("the launch list names apart what must be written about a hidden examination in the other sheets", () => {
  const { file, drafts } = newExamination(FIXTURE_FILES, PATTERN, "RMN umăr");
  const files = new Map([...FIXTURE_FILES, ...(drafts as ReadonlyMap<string, string>)]);
  expect(checked(files).problems.filter(({ level }) => level === "error")).toEqual([]);
  const others = [...FIXTURE_FILES.keys()].filter((file) => file.startsWith("content/services/")).toSorted();
  const reported = (list: "problems" | "wishes", all: ReadonlyMap<string, string>) =>
    launchList(all)
      [list].filter(({ words }) => words.includes("xxx"))
      .map(({ file }) => file)
      .toSorted();
  expect(reported("wishes", files)).toEqual(others);
  expect(reported("problems", files)).toEqual([]);
  const values = { ...valuesAt(file, files), isHidden: false };
  const shown = new Map(files).set(file, changed(file, files.get(file) ?? "", values));
  expect(reported("wishes", shown)).toEqual([]);
  expect(reported("problems", shown)).toEqual(others);
});

it("while an examination is hidden, every text that it shares with one other examination is marked", () => {
  const indication = "Durere de genunchi care nu trece după șase săptămâni";
  const shared = "Dacă vi se propune o injecție, spuneți dacă aveți glaucom.";
  const withTexts = (file: string, files: ReadonlyMap<string, string>, texts: Values) =>
    new Map(files).set(file, changed(file, files.get(file) ?? "", { ...valuesAt(file, files), ...texts }));
  const other = withTexts("content/services/rmn-mamar.yaml", FIXTURE_FILES, { preparation: [shared] });
  const indications = [indication, ...(valuesAt(PATTERN, other).indications as string[])];
  const pattern = withTexts(PATTERN, other, { indications, preparation: [shared] });
  const { file, drafts } = newExamination(pattern, PATTERN, "RMN umăr");
  const files = new Map([...pattern, ...(drafts as ReadonlyMap<string, string>)]);
  const marked = (all: ReadonlyMap<string, string>) =>
    checked(all)
      .problems.filter((problem) => problem.file === file && problem.rule === "copied-text")
      .map(({ path = [] }) => path.join("/"));
  expect(marked(files)).toContain("indications/0");
  expect(marked(files)).not.toContain("preparation/0");
  expect(marked(withTexts(file, files, { isHidden: false }))).not.toContain("indications/0");
});
