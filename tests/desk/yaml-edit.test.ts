import { describe, expect, it } from "vitest";
import { changed, valuesIn } from "../../desk/server/documents.ts";
import { changeYaml, valuesOf } from "../../desk/server/yaml-edit.ts";
import { readContentFiles } from "../../src/lib/content/read.ts";

const FILE = `# Prices.
reviewed: "2026-11-20"
amounts:
  # The first.
  - id: one
    label: "RMN: cap"
    amount: 835 # lei
  - { id: two, label: RMN, amount: 750 }

  # The third.
  - id: three
    label: >-
      O frază lungă, care stă pe două rânduri fiindcă nu încape
      pe unul singur.
    amount: 920
days: [luni, marți]
closing: []
nothing: null
menu: &menu
  - { name: Contact, href: /contact }
footer: *menu
`;

interface Shape {
  reviewed: string;
  amounts: { id: string; label: string; amount: number; unit?: string }[];
  days: string[];
  closing: object[];
  nothing: unknown;
  menu: object[];
}

/** Puts a value where a path leads. */
function put(values: object, path: readonly (string | number)[], value: unknown): void {
  const group = path.slice(0, -1).reduce((at, key) => (at as Record<string, object>)[key] as object, values);
  (group as Record<string, unknown>)[path.at(-1) as string] = value;
}

function withChange(change: (values: Shape) => void, text = FILE): string {
  const values = valuesOf(text) as Shape;
  change(values);
  return changeYaml(text, values);
}

/** Lines that only one of two texts has: „-” of the old, „+” of the new. */
function lines(old: string, now: string): string[] {
  const [a, b] = [old.split("\n"), now.split("\n")];
  return [
    ...a.filter((l) => !b.includes(l)).map((l) => `-${l}`),
    ...b.filter((l) => !a.includes(l)).map((l) => `+${l}`),
  ];
}

describe("opened and saved without a change", () => {
  it.each([...readContentFiles(process.cwd())])("%s keeps its bytes", (file, text) => {
    expect(changed(file, text, valuesIn(file, text))).toBe(text);
  });
});

describe("one field changes one line", () => {
  it.each<[string, (string | number)[], unknown, string[]]>([
    [
      "a number beside a comment",
      ["amounts", 0, "amount"],
      845,
      ["-    amount: 835 # lei", "+    amount: 845 # lei"],
    ],
    [
      "a text in quotes",
      ["amounts", 0, "label"],
      "RMN: gât",
      ['-    label: "RMN: cap"', '+    label: "RMN: gât"'],
    ],
    [
      "a group on one line",
      ["amounts", 1, "label"],
      "a, b",
      ["-  - { id: two, label: RMN, amount: 750 }", '+  - { id: two, label: "a, b", amount: 750 }'],
    ],
    [
      "a folded paragraph",
      ["amounts", 2, "label"],
      "O frază lungă, care stă pe două rânduri fiindcă nu încape pe altul.",
      ["-      pe unul singur.", "+      pe altul."],
    ],
    ["a list on one line", ["days"], ["luni"], ["-days: [luni, marți]", "+days: [luni]"]],
    ["nothing that becomes digits", ["nothing"], "0256", ["-nothing: null", '+nothing: "0256"']],
    ["a day", ["reviewed"], "2026-11-21", ['-reviewed: "2026-11-20"', '+reviewed: "2026-11-21"']],
    ["a field that is added", ["amounts", 2, "unit"], "pe segment", ["+    unit: pe segment"]],
  ])("%s", (_, path, value, expected) => {
    expect(
      lines(
        FILE,
        withChange((values) => put(values, path, value)),
      ),
    ).toEqual(expected);
  });
});

describe("rows", () => {
  it("take their comments along when they move", () => {
    const text = withChange((values) => values.amounts.reverse());
    expect((valuesOf(text) as Shape).amounts.map(({ id }) => id)).toEqual(["three", "two", "one"]);
    expect(lines(FILE, text)).toEqual([]);
    expect(text.indexOf("# The third.")).toBeLessThan(text.indexOf("id: two"));
  });

  it("come and go, the others staying as they are", () => {
    const text = withChange((values) => {
      values.amounts.splice(1, 1);
      values.amounts.push({ id: "four", label: "Nou", amount: 1 });
    });
    expect(lines(FILE, text)).toEqual([
      "-  - { id: two, label: RMN, amount: 750 }",
      "+  - id: four",
      "+    label: Nou",
      "+    amount: 1",
    ]);
  });

  it("fill an empty list and leave it empty again", () => {
    const text = withChange((values) => put(values, ["closing"], [{ from: "2026-12-24" }]));
    expect(text).toContain('closing:\n  - from: "2026-12-24"\n');
    expect(withChange((values) => put(values, ["closing"], []), text)).toBe(FILE);
  });
});

it("lets a list that repeats another follow it", () => {
  const text = withChange((values) => values.menu.push({ name: "Nou", href: "/nou" }));
  expect(text).toContain("footer: *menu\n");
  expect((valuesOf(text) as { footer: object[] }).footer).toHaveLength(2);
});

it("keeps the line ends of Windows", () => {
  const windows = FILE.replaceAll("\n", "\r\n");
  const text = withChange((values) => values.amounts.push({ id: "four", label: "Nou", amount: 1 }), windows);
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
});

it("changes the text of a Markdown document and nothing of its head", () => {
  const text = '---\ntitle: "Termeni" # head\n---\n\n## 1. Unu\n';
  const now = changed("content/legal/x.md", text, { title: "Termeni", body: "\n## 1. Doi\n" });
  expect(now).toBe('---\ntitle: "Termeni" # head\n---\n\n## 1. Doi\n');
});
