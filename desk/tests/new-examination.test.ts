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

it("the launch list reports what must be written about a new examination in the other sheets", () => {
  const { drafts } = newExamination(FIXTURE_FILES, PATTERN, "RMN umăr");
  const files = new Map([...FIXTURE_FILES, ...drafts]);
  expect(checked(files).problems.filter(({ level }) => level === "error")).toEqual([]);
  const reported = launchList(files).problems.filter(({ words }) => words.includes("xxx"));
  const others = [...FIXTURE_FILES.keys()].filter((file) => file.startsWith("content/services/"));
  expect(reported.map(({ file }) => file).toSorted()).toEqual(others.toSorted());
});
