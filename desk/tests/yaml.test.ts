import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseAllDocuments, Scalar, visit } from "yaml";
import { readContentFiles } from "../../src/content/read.ts";
import { FIXTURE_FILES } from "../../tests/fixtures/content.ts";
import { changed, valuesIn } from "../server/documents.ts";
import { changeYaml, laidOut, valuesOf } from "../server/yaml.ts";
import { set } from "./folder.ts";

const FILE = readFileSync("desk/tests/sample.yaml", "utf8");

interface Shape {
  amounts: { id: string }[];
}

function withChange(change: (values: Shape) => void, text = FILE): string {
  const values = structuredClone(valuesOf(text)) as Shape;
  change(values);
  return changeYaml(text, values);
}

/** Lines that only one of two texts has: „-” of the old, „+” of the new. */
function lines(old: string, now: string): string[] {
  const [a, b] = [old.split("\n"), now.split("\n")];
  return [
    ...a.filter((line) => !b.includes(line)).map((line) => `-${line}`),
    ...b.filter((line) => !a.includes(line)).map((line) => `+${line}`),
  ];
}

/** Comments of a text, and how each of its texts is quoted. */
function manners(text: string): unknown[] {
  const found: unknown[] = [...text.matchAll(/(?<=^|\s)#\s.*$/gm)].map(([comment]) => comment);
  for (const document of parseAllDocuments(text))
    visit(document, { Scalar: (_, { value, type }) => void found.push(value, type ?? Scalar.PLAIN) });
  return found;
}

describe.each([...readContentFiles(process.cwd()), ...FIXTURE_FILES])("%s", (file, text) => {
  it("opened and saved without a change keeps its bytes", () => {
    expect(changed(file, text, valuesIn(file, text))).toBe(text);
  });

  it("in the desk's layout keeps values, comments and quotes, and then stays as it is", () => {
    const [, head = text] = /^---\r?\n([\s\S]*?)\n---\r?\n/.exec(text) ?? [];
    const laid = laidOut(head, valuesOf(head));
    expect(manners(laid)).toEqual(manners(head));
    expect(laidOut(laid, valuesOf(laid))).toBe(laid);
  });
});

const END =
  "O frază lungă, care stă pe mai multe rânduri fiindcă nu încape pe unul singur, oricât s-ar strădui cine";

const SECOND = "-  - { id: two, label: RMN, amount: 750 }";

/** The layout of a value in quotes, or of one that shares its line with others. */
it.each<[path: string, value: unknown, ...lines: string[]]>([
  ["amounts/0/amount", 845, "-    amount: 835 # lei", "+    amount: 845 # lei"],
  ["amounts/0/label", "RMN: gât", '-    label: "RMN: cap"', '+    label: "RMN: gât"'],
  ["amounts/1/label", "a, b", SECOND, '+  - { id: two, label: "a, b", amount: 750 }'],
  ["amounts/2/label", `${END} citi.`, "-      o scrie.", "+      citi."],
  ["amounts/2/unit", "pe segment", "+    unit: pe segment"],
  // A row goes, another comes.
  ["amounts/1", { id: "four", label: "Nou" }, SECOND, "+  - id: four", "+    label: Nou"],
  ["days", ["luni"], "-days: [ luni, marți ]", "+days: [ luni ]"],
  ["nothing", "0256", "-nothing: null", '+nothing: "0256"'],
  // A list that repeats another follows it.
  ["menu/1", { name: "Nou" }, "+  - name: Nou"],
])("a change of %s changes its own line", (path, value, ...expected) => {
  expect(lines(FILE, withChange(set(path, value)))).toEqual(expected);
});

it("rows take their comments along when they move", () => {
  const text = withChange(({ amounts }) => amounts.reverse());
  expect((valuesOf(text) as Shape).amounts.map(({ id }) => id)).toEqual(["three", "two", "one"]);
  expect(lines(FILE, text)).toEqual([]);
  expect(text.indexOf("# The third.")).toBeLessThan(text.indexOf("id: two"));
});

it("an empty list is filled, and left empty again", () => {
  const text = withChange(set("closing", [{ from: "2026-12-24" }]));
  expect(text).toContain('closing:\n  - from: "2026-12-24"\n');
  expect(withChange(set("closing", []), text)).toBe(FILE);
});

it("leaves every line that somebody wrapped by hand, but those of the value that changes", () => {
  const wrapped =
    "# O listă.\nfirst: >-\n  Scurt\n  și rupt\n  oriunde.\nsecond:   [ a,\n  b ]\nthird:   835 # lei\n";
  const now = changeYaml(wrapped, { first: "Scurt și rupt oriunde.", second: ["a", "b"], third: 845 });
  expect(now).toBe(wrapped.replace("third:   835", "third: 845"));
});

it("keeps the line ends of Windows", () => {
  const windows = FILE.replaceAll("\n", "\r\n");
  const text = withChange(({ amounts }) => amounts.pop(), windows);
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
});

it("changes the text of a Markdown document and nothing of its head", () => {
  const text = '---\ntitle: "Termeni" # head\n---\n\n## 1. Unu\n';
  const now = changed("content/legal/x.md", text, { title: "Termeni", body: "\n## 1. Doi\n" });
  expect(now).toBe('---\ntitle: "Termeni" # head\n---\n\n## 1. Doi\n');
});
