import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseAllDocuments, Scalar, visit } from "yaml";
import { readContentFiles } from "#content/read/read-files.ts";
import { FIXTURE_FILES } from "#tests/fixtures/content.ts";
import { changed, valuesIn } from "../server/documents/documents.ts";
import { changeYaml, valuesOf } from "../server/documents/yaml.ts";
import { set } from "./content-folder.ts";

const FILE = readFileSync("desk/tests/sample.yaml", "utf8");

interface Shape {
  amounts: { id: string }[];
}

function withChange(change: (values: Shape) => void, text = FILE): string {
  const values = structuredClone(valuesOf(text)) as Shape;
  change(values);
  return changeYaml(text, values);
}

/** Returns the lines that differ between two texts: old lines begin with „-”, new lines with „+”. */
function lines(old: string, now: string): string[] {
  const [a, b] = [old.split("\n"), now.split("\n")];
  return [
    ...a.filter((line) => !b.includes(line)).map((line) => `-${line}`),
    ...b.filter((line) => !a.includes(line)).map((line) => `+${line}`),
  ];
}

/** Returns the comments of a YAML text, and each scalar with its quoting style. */
function commentsAndScalars(text: string): unknown[] {
  const found: unknown[] = [...text.matchAll(/(?<=^|\s)#\s.*$/gm)].map(([comment]) => comment);
  for (const document of parseAllDocuments(text))
    visit(document, { Scalar: (_, { value, type }) => void found.push(value, type ?? Scalar.PLAIN) });
  return found;
}

describe.each([...readContentFiles(process.cwd()), ...FIXTURE_FILES])("%s", (file, text) => {
  it("is byte-identical when it is saved without a change", () => {
    expect(changed(file, text, valuesIn(file, text))).toBe(text);
  });

  it("keeps values, comments and quotes when it is reformatted, and does not change when reformatted again", () => {
    const [, head = text] = /^---\r?\n([\s\S]*?)\n---\r?\n/.exec(text) ?? [];
    const laid = changeYaml(head, valuesOf(head));
    expect(commentsAndScalars(laid)).toEqual(commentsAndScalars(head));
    expect(changeYaml(laid, valuesOf(laid))).toBe(laid);
  });
});

const END =
  "O frază lungă, care stă pe mai multe rânduri fiindcă nu încape pe unul singur, oricât s-ar strădui cine";

const SECOND = "-  - { id: two, label: RMN, amount: 750 }";

it.each<[path: string, value: unknown, ...lines: string[]]>([
  ["amounts/0/amount", 845, "-    amount: 835 # lei", "+    amount: 845 # lei"],
  ["amounts/0/label", "RMN: gât", '-    label: "RMN: cap"', '+    label: "RMN: gât"'],
  ["amounts/1/label", "a, b", SECOND, '+  - { id: two, label: "a, b", amount: 750 }'],
  ["amounts/2/label", `${END} citi.`, "-      o scrie.", "+      citi."],
  ["amounts/2/unit", "pe segment", "+    unit: pe segment"],
  // The row is replaced by a row with another id.
  ["amounts/1", { id: "four", label: "Nou" }, SECOND, "+  - id: four", "+    label: Nou"],
  ["days", ["luni"], "-days: [ luni, marți ]", "+days: [ luni ]"],
  ["nothing", "0256", "-nothing: null", '+nothing: "0256"'],
  // `footer` is a YAML alias of `menu` and changes with it.
  ["menu/1", { name: "Nou" }, "+  - name: Nou"],
])("a change of %s changes only its own line", (path, value, ...expected) => {
  expect(lines(FILE, withChange(set(path, value)))).toEqual(expected);
});

it("comments move with their rows", () => {
  const text = withChange(({ amounts }) => amounts.reverse());
  expect((valuesOf(text) as Shape).amounts.map(({ id }) => id)).toEqual(["three", "two", "one"]);
  expect(lines(FILE, text)).toEqual([]);
  expect(text.indexOf("# The third.")).toBeLessThan(text.indexOf("id: two"));
});

it("a list can be filled and emptied again without other changes", () => {
  const text = withChange(set("closing", [{ from: "2026-12-24" }]));
  expect(text).toContain('closing:\n  - from: "2026-12-24"\n');
  expect(withChange(set("closing", []), text)).toBe(FILE);
});

it("changes the body of a Markdown document and nothing in its front matter", () => {
  const text = '---\ntitle: "Termeni" # head\n---\n\n## 1. Unu\n';
  const now = changed("content/legal/x.md", text, { title: "Termeni", body: "\n## 1. Doi\n" });
  expect(now).toBe('---\ntitle: "Termeni" # head\n---\n\n## 1. Doi\n');
});
