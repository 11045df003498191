import { describe, expect, it } from "vitest";
import { checkContent } from "../../../src/lib/content/check.ts";
import { documentOf } from "../../../src/lib/content/legal-document.ts";
import { describeProblems, fieldName } from "../../../src/lib/content/problem.ts";
import { FIXTURE_CONTENT, FIXTURE_FILES } from "../../fixtures/content.ts";
import { edited } from "./edit.ts";

/** Mistakes of typing that once passed and stood wrong on a page, or were answered in English. */

const CAS = "content/cas.yaml";
const GDPR = "content/legal/gdpr.md";
const MEANING = "un semn cu alt înțeles în acest fișier";

/** The one problem of an edit, and its line in the edited file. */
function problemOf(files: ReadonlyMap<string, string>) {
  const { problems, content } = checkContent(files);
  expect(content).toBeUndefined();
  expect(problems, describeProblems(problems)).toHaveLength(1);
  return problems[0] ?? { file: "", remedy: "" };
}

const lineOf = (files: ReadonlyMap<string, string>, file: string, start: string) =>
  (files.get(file)?.split("\n") ?? []).findIndex((line) => line.startsWith(start)) + 1;

describe("a text in a YAML file", () => {
  it.each([
    ["note: [Sunați] la noi", `începe cu „[”, ${MEANING}`],
    ["note: * Sunați", `începe cu „*”, ${MEANING}`],
    ["note: *Sunați", `începe cu „*Sunați”, ${MEANING}`],
    ["note: &Ce spuneți la telefon", `începe cu „&Ce”, ${MEANING}`],
    ["note: !Important", `începe cu „!”, ${MEANING}`],
    ["note: !Atenție la program", `începe cu „!”, ${MEANING}`],
    ["note: @clinica", `începe cu „@”, ${MEANING}`],
    ["note: %reducere", `începe cu „%”, ${MEANING}`],
    ["note: - Sunați", `începe cu „-”, ${MEANING}`],
    ["note: ? Sunați", `începe cu „?”, ${MEANING}`],
    ["note: > 5 ani", `începe cu „>”, ${MEANING}`],
    ["note: | Sunați", `începe cu „|”, ${MEANING}`],
    ["note: {{clinica.telefon}} este numărul", `începe cu „{”, ${MEANING}`],
    ["note: `Sunați`", `începe cu „\`”, ${MEANING}`],
    ['note: "RMN" prin CAS', "după ghilimelele care se închid mai este text"],
    ['note: "Sunați', "ghilimelele deschise aici nu se închid"],
    ["note: Regula #1 se schimbă", "ce urmează după „#” nu apare pe pagină"],
    ['note: "Regula" # se schimbă', "ce urmează după „#” nu apare pe pagină"],
    ["note: Program: la telefon", "două puncte urmate de spațiu"],
    ["note Sunați", "nu are forma „câmp: valoare”"],
    ['note: "Sunați \\la noi"', "semnul \\ are alt înțeles"],
    ["note:\tSunați", "are un Tab"],
    ["<<<<<<< HEAD", "urma unei îmbinări de versiuni"],
    ["note: Suna\u200Bți", "are un semn invizibil"],
    ["note: Suna\u00ADți", "are un semn invizibil"],
    ["note: Suna\u0007ți", "are un semn invizibil"],
    ["note: Sunaţi", "litera „ţ” are sedilă"],
  ])("%s", (line, remedy) => {
    const files = edited({ file: CAS, change: [/^note: .*/m, line] });
    const problem = problemOf(files);
    expect(problem.file).toBe(CAS);
    expect(problem.line).toBe(lineOf(files, CAS, line));
    expect(problem.remedy).toContain(remedy);
  });

  it.each([
    ["{durata.rmn-cerebral}", "are o acoladă în plus sau în minus"],
    ["{{clinica.telefon}", "are o acoladă în plus sau în minus"],
    ["[Prețuri] (/preturi-rmn)", "are o legătură sau o îngroșare scrisă pe jumătate"],
    ["[Prețuri](/preturi-rmn", "are o legătură sau o îngroșare scrisă pe jumătate"],
    ["[Prețuri](/preturi-rmn 'Lista')", "are o legătură sau o îngroșare scrisă pe jumătate"],
    ["[Prețuri][1]", "are o legătură cu numele în alt loc"],
    ["[Prețuri](/preturi-rmn#nicaieri)", "duce la un loc care nu există; scrieți doar pagina: /preturi-rmn"],
    ["[Prețuri](#nicaieri)", "nu duce la nicio pagină"],
    ["[Prețuri](javascript:alert)", "nu duce la nicio pagină"],
    ["<p>Sunați</p>", "conține cod HTML"],
    ["Sunați&nbsp;acum", "conține un cod HTML cu & și ;"],
    ["*Sunați* acum", "are o steluță care ar apărea pe pagină"],
    ["# Sunați", "începe cu un semn care ar apărea pe pagină"],
    ["Suna\\u200Bți", "are un semn invizibil"],
    ["Suna\\u0000ți", "are un semn invizibil"],
    ["a".repeat(1501), "este prea lung; cel mult 1500 de caractere"],
  ])("%s", (text, remedy) => {
    const problem = problemOf(edited({ file: CAS, change: [/^note: .*/m, `note: "${text}"`] }));
    expect(fieldName(problem.path ?? [])).toBe("note");
    expect(problem.line).toBeGreaterThan(0);
    expect(problem.remedy).toContain(remedy);
  });

  it.each([
    "Sunați, apoi veniți – 24/7, „oricând”, 5 < 6 & 7 > 6",
    "[Prețuri](/preturi-rmn), **important**, {{clinica.telefon}}",
    "[GDPR](/legal/gdpr#capitolul-1)",
  ])("may be %s", (text) => {
    const files = edited({ file: CAS, change: [/^note: .*/m, `note: "${text}"`] });
    expect(describeProblems(checkContent(files).problems)).toMatch(/^0 /);
  });
});

describe("a legal document", () => {
  it.each([
    ["<script>alert(1)</script>", "conține cod HTML"],
    ["Text cu <b>litere</b>", "conține cod HTML"],
    ["Text&nbsp;cu", "conține un cod HTML cu & și ;"],
    ["Text {firma.legalName}", "are o acoladă în plus"],
    ["# Alt titlu", "al doilea titlu mare"],
    ["#### Titlu mic", "titlu prea mic"],
    ['Vedeți [contact](/contact "Contact").', "legătură cu titlu între ghilimele"],
    ["Vedeți [contact] (/contact).", "legătură scrisă pe jumătate"],
    ["Vedeți [contact](/contact și sunați.", "legătură scrisă pe jumătate"],
    ["[contact]: /contact", "adresa unei legături pe un rând al ei"],
    ["![Sigla](/contact)", "are o imagine"],
    ["    Text mutat la dreapta", "începe cu patru spații"],
    ["Text **îngroșat pe jumătate", "îngroșare scrisă pe jumătate"],
    ["> Citat", "începe cu >"],
    ["[x](javascript:alert)", "nu duce la nicio pagină"],
  ])("%s", (line, remedy) => {
    const files = edited({ file: GDPR, change: [/^Firma cu .*/m, `Text.\n\n${line}\n\nText.`] });
    const problem = problemOf(files);
    expect(problem.file).toBe(GDPR);
    if (!line.includes("javascript")) expect(problem.line).toBe(lineOf(files, GDPR, line));
    expect(problem.remedy).toContain(remedy);
  });

  it("throws on HTML that no check has seen, so that no page gets it", () => {
    const [document] = FIXTURE_CONTENT.legal;
    if (!document) throw new Error("no legal document");
    expect(() => documentOf({ ...document, body: "<b>x</b>" }, new Map())).toThrow(/HTML/);
  });
});

describe("a whole file", () => {
  const utf8 = FIXTURE_FILES.get(CAS) ?? "";
  it.each([
    ["UTF-16", Buffer.from(`\uFEFF${utf8}`, "utf16le").toString("utf8"), "este salvat ca UTF-16"],
    [
      "Latin-2",
      Buffer.concat([Buffer.from(utf8), Buffer.from([0x23, 0xe3, 0xba])]).toString("utf8"),
      "altă codificare",
    ],
    ["a BOM", `\uFEFF${utf8}`, "începe cu un semn invizibil (BOM)"],
    ["UTF-8 read as Windows letters", `${utf8}# Äƒ È™i`, "litere stricate"],
    ["5 MB", `${utf8}#${"a".repeat(5_000_000)}`, "are peste 200 de mii de caractere"],
    ["two halves", `${utf8}---\nnote: x\n`, "taie fișierul în două"],
    ["shifted fields", utf8.replace(/^note: /m, " note: "), "spațiile de la început"],
    ["a YAML bomb", bomb(), "repetă prea multe liste"],
  ])("with %s", (_name, text, remedy) => {
    const problem = problemOf(new Map(FIXTURE_FILES).set(CAS, text));
    expect(problem.file).toBe(CAS);
    expect(problem.remedy).toContain(remedy);
  });

  it.each(["legal/index.md", "services/index.yaml"])("named %s", (name) => {
    const pattern = name.startsWith("legal") ? GDPR : "content/services/rmn-mamar.yaml";
    const files = new Map(FIXTURE_FILES).set(`content/${name}`, FIXTURE_FILES.get(pattern) ?? "");
    expect(checkContent(files).problems).toContainEqual({
      file: `content/${name}`,
      remedy: "nu se poate numi „index”: adresa lui ar fi aceea a listei; dați-i alt nume",
    });
  });
});

/** Nine lists, each of nine times the one before. */
function bomb(): string {
  const lists = Array.from({ length: 9 }, (_, index) => {
    const items = index === 0 ? "x" : `*l${index - 1}`;
    return `l${index}: &l${index} [${Array(9).fill(items).join(", ")}]`;
  });
  return lists.join("\n");
}

describe("a number", () => {
  it.each([
    ["83", "cea mai mică valoare permisă este 200"],
    ["8350", "cea mai mare valoare permisă este 5000"],
  ])("of a price: %s", (amount, remedy) => {
    const files = edited({ file: "content/prices.yaml", change: [/amount: \d+/, `amount: ${amount}`] });
    expect(problemOf(files).remedy).toContain(remedy);
  });

  it.each([
    ["content/services/rmn-coloana.yaml", "content/services/rmn-cerebral.yaml"],
    ["content/legal/politica-cookies.md", "content/legal/termeni-si-conditii.md"],
  ])("of a place that is taken already: %s", (file, first) => {
    const problem = problemOf(edited({ file, change: [/^order: .*/m, "order: 1"] }));
    expect([problem.file, problem.remedy]).toEqual([
      file,
      `locul 1 este deja al fișierului ${first}; scrieți un număr liber`,
    ]);
  });
});
