/** One mistake in the real content for every kind of message. docs/ghid-editare.md quotes messages made here. */
import { readContentFiles } from "../../scripts/content-files";
import { checkContent } from "../../src/lib/content/check";
import { fieldName, type Problem } from "../../src/lib/content/problem";

/** The texts of the repository. */
export const REAL_FILES: ReadonlyMap<string, string> = readContentFiles(process.cwd());

/** A change of one file, as a person would type it, and what the site answers. */
export interface Edit {
  name: string;
  file: string;
  /** Text to find (it must occur) and text to put in its place, once. */
  change: readonly [from: string | RegExp, to: string];
  /** Field as the message names it; absent when the whole file is meant. */
  field?: string;
  remedy: string;
}

const { content } = checkContent(REAL_FILES);
if (!content) throw new Error("The content of this repository is not valid");
const AMOUNTS = content.prices.amounts.map(({ id }) => id).join(", ");
const CONTRASTS = ["inclus", ...content.prices.contrast.map(({ id }) => id)].join(", ");
const OTHER_SERVICES = Object.keys(content.services)
  .filter((slug) => slug !== "rmn-cerebral")
  .join(", ");

const cas = "content/cas.yaml";
const clinic = "content/clinic.yaml";
const prices = "content/prices.yaml";
const faq = "content/faq.yaml";
const cerebral = "content/services/rmn-cerebral.yaml";
const firstAmount = "amounts → poziția 1 → amount";
const NOT_A_NUMBER =
  "trebuie să fie un număr întreg, fără ghilimele, fără „lei” și fără virgulă (de exemplu 835)";
const NOT_A_PHONE = 'nu este un număr de telefon românesc; scrieți zece cifre, de exemplu "0256 123 456"';
const UNREADABLE = "nu se poate citi; verificați spațiile de la început, cele două puncte și ghilimelele";
const UNKNOWN_FIELD = "nu este un câmp cunoscut; verificați cum este scris numele sau ștergeți-l";
const noPage = (href: string) =>
  `legătura „${href}” nu duce la nicio pagină; scrieți o cale existentă, de exemplu /contact`;

export const EDITS: readonly Edit[] = [
  {
    name: "a price that is text",
    file: prices,
    change: [/amount: \d+/, 'amount: "835 lei"'],
    field: firstAmount,
    remedy: NOT_A_NUMBER,
  },
  {
    name: "a price with decimals and comma",
    file: prices,
    change: [/amount: \d+/, "amount: 835,00"],
    field: firstAmount,
    remedy: NOT_A_NUMBER,
  },
  {
    name: "a price with half a leu",
    file: prices,
    change: [/amount: \d+/, "amount: 835.5"],
    field: firstAmount,
    remedy: "trebuie să fie un număr întreg (de exemplu 835)",
  },
  {
    name: "a price with a thousands dot",
    file: prices,
    change: [/amount: \d+/, "amount: 1.015"],
    field: firstAmount,
    remedy: "trebuie să fie un număr întreg (de exemplu 835)",
  },
  {
    name: "a price that is no number",
    file: prices,
    change: [/amount: \d+/, "amount: .nan"],
    field: firstAmount,
    remedy: NOT_A_NUMBER,
  },
  {
    name: "an endless price",
    file: prices,
    change: [/amount: \d+/, "amount: .inf"],
    field: firstAmount,
    remedy: NOT_A_NUMBER,
  },
  {
    name: "a negative price",
    file: prices,
    change: [/amount: \d+/, "amount: -835"],
    field: firstAmount,
    remedy: "este prea mic; cea mai mică valoare permisă este 1",
  },
  {
    name: "a price with two digits too many",
    file: prices,
    change: [/amount: \d+/, "amount: 101500"],
    field: firstAmount,
    remedy: "este prea mare; cea mai mare valoare permisă este 100000",
  },
  {
    name: "a price range the wrong way round",
    file: prices,
    change: [/\{ from: \d+, to: \d+ \}/, "{ from: 150, to: 100 }"],
    field: "contrast → poziția 1 → extra",
    remedy: "este pe dos; „from” nu poate fi mai mare decât „to”",
  },
  {
    name: "a price list without rows",
    file: prices,
    change: ["rows:\n", "rows: []\nrowsOld:\n"],
    field: "rows",
    remedy: "are prea puține rânduri; cel puțin 1",
  },
  {
    name: "a row with an unknown price",
    file: prices,
    change: [/pret: .*/, "pret: cap"],
    field: "rows → poziția 1 → pret",
    remedy: `„cap” nu există în lista amounts; alegeți unul dintre: ${AMOUNTS}`,
  },
  {
    name: "a day that is not in the calendar",
    file: prices,
    change: [/reviewed: .*/, 'reviewed: "2026-11-31"'],
    field: "reviewed",
    remedy: "nu există în calendar; verificați ziua și luna",
  },
  {
    name: "a day in another order",
    file: prices,
    change: [/reviewed: .*/, 'reviewed: "20.11.2026"'],
    field: "reviewed",
    remedy: 'trebuie scrisă an-lună-zi, de exemplu "2026-11-20"',
  },
  {
    name: "a day without quotes, which Astro would read as a date",
    file: prices,
    change: [/reviewed: .*/, "reviewed: 2026-11-20"],
    field: "reviewed",
    remedy: 'trebuie să fie o dată între ghilimele, de exemplu "2026-11-20"',
  },
  {
    name: "a duplicate id",
    file: prices,
    change: ["id: coloana-segment", "id: cerebral"],
    field: "amounts → poziția 2 → id",
    remedy: "numele „cerebral” mai apare o dată în același fișier; fiecare nume (id) trebuie să fie unic",
  },
  {
    name: "an id with capitals and diacritics",
    file: prices,
    change: ["id: coloana-segment", "id: Coloană"],
    field: "amounts → poziția 2 → id",
    remedy: "poate avea doar litere mici fără diacritice, cifre și cratime",
  },
  {
    name: "an id of another file",
    file: faq,
    change: ["id: ce-este-rmn", "id: coloana-segment"],
    field: "questions → poziția 1 → id",
    remedy: `numele „coloana-segment” mai apare o dată în ${faq}; fiecare nume (id) trebuie să fie unic`,
  },
  {
    name: "a missing field",
    file: prices,
    change: [/ +amount: \d+\n/, ""],
    field: firstAmount,
    remedy: "lipsește; adăugați câmpul",
  },
  {
    name: "a field name with a typo",
    file: clinic,
    change: ["headerPhone:", "headerFone:"],
    field: "headerFone",
    remedy: UNKNOWN_FIELD,
  },
  {
    name: "a field whose value is forgotten",
    file: clinic,
    change: [/^name: .*/m, "name:"],
    field: "name",
    remedy: "este gol; scrieți valoarea după cele două puncte",
  },
  {
    name: "an empty text",
    file: clinic,
    change: [/^name: .*/m, 'name: " "'],
    field: "name",
    remedy: "este gol; scrieți textul",
  },
  {
    name: "a number where a text belongs",
    file: clinic,
    change: [/^name: .*/m, "name: 156"],
    field: "name",
    remedy: "trebuie să fie text; puneți valoarea între ghilimele",
  },
  {
    name: "a text where a list belongs",
    file: clinic,
    change: [/placeholders: .*/, "placeholders: email"],
    field: "placeholders",
    remedy: "trebuie să fie o listă; puneți fiecare rând după o liniuță",
  },
  {
    name: "a text where a group belongs",
    file: clinic,
    change: ["rating:\n", "rating: 5\nratingOld:\n"],
    field: "rating",
    remedy: "trebuie să fie un grup de câmpuri, fiecare pe rândul lui",
  },
  {
    name: "a phone with a digit missing",
    file: clinic,
    change: [/headerPhone: .*/, 'headerPhone: "0256 000 00"'],
    field: "headerPhone",
    remedy: NOT_A_PHONE,
  },
  {
    name: "a phone of another country",
    file: clinic,
    change: [/headerPhone: .*/, 'headerPhone: "+39 02 1234 5678"'],
    field: "headerPhone",
    remedy: NOT_A_PHONE,
  },
  {
    name: "a phone without quotes, which loses its zero",
    file: clinic,
    change: [/headerPhone: .*/, "headerPhone: 0256000000"],
    field: "headerPhone",
    remedy: "trebuie să fie text; puneți valoarea între ghilimele",
  },
  {
    name: "an e-mail address without @",
    file: clinic,
    change: [/^email: .*/m, "email: contact.exemplu.ro"],
    field: "email",
    remedy: 'nu este o adresă de e-mail; scrieți de exemplu "contact@clinica.ro"',
  },
  {
    name: "a site address that ends with a slash",
    file: clinic,
    change: [/siteUrl: .*/, "siteUrl: https://www.exemplu.ro/"],
    field: "siteUrl",
    remedy:
      'nu este o adresă de site; scrieți-o cu https și fără / la sfârșit, de exemplu "https://www.clinica.ro"',
  },
  {
    name: "hours that end before they begin",
    file: clinic,
    change: [/closes: .*/, 'closes: "07:00"'],
    field: "openingHours → poziția 1 → closes",
    remedy: "este înainte de ora de deschidere; verificați „opens” și „closes”",
  },
  {
    name: "an hour that no clock shows",
    file: clinic,
    change: [/closes: .*/, 'closes: "24:30"'],
    field: "openingHours → poziția 1 → closes",
    remedy: 'nu este o oră; scrieți de exemplu "08:00"',
  },
  {
    name: "an hour without minutes and quotes",
    file: clinic,
    change: [/closes: .*/, "closes: 20"],
    field: "openingHours → poziția 1 → closes",
    remedy: 'trebuie să fie o oră între ghilimele, de exemplu "08:00"',
  },
  {
    name: "a weekday with a typo",
    file: clinic,
    change: [/days: .*/, "days: [luni, marti]"],
    field: "openingHours → poziția 1 → days → poziția 2",
    remedy: "nu este una dintre valorile permise: luni, marți, miercuri, joi, vineri, sâmbătă, duminică",
  },
  {
    name: "a question without answer",
    file: faq,
    change: ["    answer:", "    text:"],
    field: "items → poziția 1 → answer",
    remedy: "lipsește; adăugați câmpul",
  },
  {
    name: "an unknown examination in a link",
    file: cerebral,
    change: ["service: rmn-coloana", "service: rmn-spate"],
    field: "related → poziția 1 → service",
    remedy: `„rmn-spate” nu există în content/services; alegeți unul dintre: ${OTHER_SERVICES}`,
  },
  {
    name: "an unknown price of an examination",
    file: cerebral,
    change: ["amounts: [cerebral]", "amounts: [cap]"],
    field: "price → amounts → poziția 1",
    remedy: `„cap” nu există în content/prices.yaml; alegeți unul dintre: ${AMOUNTS}`,
  },
  {
    name: "an unknown contrast cost of an examination",
    file: cerebral,
    change: ["contrast: cerebral", "contrast: mare"],
    field: "price → contrast",
    remedy: `„mare” nu există în content/prices.yaml; alegeți unul dintre: ${CONTRASTS}`,
  },
  {
    name: "a drawing that does not exist",
    file: cerebral,
    change: ["art: cerebral", "art: umar"],
    field: "art",
    remedy: "nu este una dintre valorile permise: cerebral, coloana, articulatii, abdominal, pelvin, mamar",
  },
  {
    name: "yes instead of true",
    file: cerebral,
    change: ["isDecontCAS: true", "isDecontCAS: da"],
    field: "isDecontCAS",
    remedy: "trebuie să fie true (da) sau false (nu), fără ghilimele",
  },
  {
    name: "a search description that is too short",
    file: "content/pages/legal.yaml",
    change: [/description: >-\n( {4}.*\n)+/, "description: Documente.\n"],
    field: "seo → description",
    remedy: "este prea scurtă; scrieți între 120 și 155 de caractere",
  },
  {
    name: "a table row that links to no page",
    file: prices,
    change: [/href: .*/, "href: /servicii/rmn-pelvis"],
    field: "rows → poziția 1 → href",
    remedy: noPage("/servicii/rmn-pelvis"),
  },
  {
    name: "a menu entry that links to no page",
    file: "content/navigation.yaml",
    change: ["  - name: Contact\n    href: /contact", "  - name: Contact\n    href: /contacte"],
    field: "desktop → poziția 3 → href",
    remedy: noPage("/contacte"),
  },
  {
    name: "a link inside a text that leads to no page",
    file: cas,
    change: [/^note: .*/m, "note: Vedeți [pagina investigației](/servicii/rmn-sani)."],
    field: "note",
    remedy: noPage("/servicii/rmn-sani"),
  },
  {
    name: "a link inside a legal text that leads to no page",
    file: "content/legal/gdpr.md",
    change: [/\]\(\/[^)]*\)/, "](/legal/cookies)"],
    field: "textul documentului",
    remedy: noPage("/legal/cookies"),
  },
  {
    name: "a link with the site's own address in it",
    file: "content/navigation.yaml",
    change: ["  - name: Contact\n    href: /contact", "  - name: Contact\n    href: www.exemplu.ro/contact"],
    field: "desktop → poziția 3 → href",
    remedy: "trebuie să fie o cale din site, de exemplu /contact",
  },
  {
    name: "an examination that a menu leaves out",
    file: "content/navigation.yaml",
    change: [/(mobile:[\s\S]*?\n) +- \{ name: [^}]*\/servicii\/rmn-mamar \}\n/, "$1"],
    field: "mobile",
    remedy:
      "pagina /servicii/rmn-mamar nu apare în acest meniu; adăugați un rând cu „name” și „href: /servicii/rmn-mamar”",
  },
  {
    name: "an unknown token",
    file: cas,
    change: [/^note: .*/m, "note: Sunați la {{clinica.fax}}."],
    field: "note",
    remedy: "{{clinica.fax}} nu este o valoare cunoscută; verificați numele dintre acolade",
  },
  {
    name: "a quotation mark that is not closed",
    file: clinic,
    change: [/headerPhone: .*/, 'headerPhone: "0256 000 000'],
    remedy: UNREADABLE,
  },
  {
    name: "a colon inside a text without quotes",
    file: cas,
    change: [/^title: .*/m, "title: RMN prin CAS: cu bilet de trimitere"],
    remedy: UNREADABLE,
  },
  {
    name: "a broken header of a legal document",
    file: "content/legal/gdpr.md",
    change: [/^title: .*/m, "title: Protecția datelor: informare"],
    remedy: UNREADABLE,
  },
  {
    name: "a field that stands twice",
    file: clinic,
    change: [/^email: .*/m, "email: contact@exemplu.ro\nemail: info@exemplu.ro"],
    remedy: "același câmp apare de două ori; ștergeți unul",
  },
  {
    name: "a legal document without its header",
    file: "content/legal/gdpr.md",
    change: ["---\n", ""],
    remedy: "începutul lipsește; documentul începe cu câmpurile dintre două linii ---",
  },
  {
    name: "a cedilla letter",
    file: clinic,
    change: [/^name: .*/m, "name: Centru RMN Timişoara"],
    remedy: "litera „ş” are sedilă; scrieți „ș”, cu virgulă dedesubt",
  },
];

/** The files after the change. @throws when the text to find is not there, so that no test passes by accident. */
export function edited({ file, change: [from, to] }: Pick<Edit, "file" | "change">): Map<string, string> {
  const before = REAL_FILES.get(file) ?? "";
  const found = typeof from === "string" ? before.includes(from) : from.test(before);
  if (!found) throw new Error(`${file} does not hold: ${from}`);
  return new Map(REAL_FILES).set(file, before.replace(from, to));
}

/** What the site answers to an edit. */
export const problemsOf = (edit: Edit): Problem[] => checkContent(edited(edit)).problems;

/** Whether a problem is the one that the edit announces. */
export const isExpected =
  ({ file, field, remedy }: Edit) =>
  (problem: Problem): boolean =>
    (problem.file === file || remedy.includes(file)) &&
    problem.remedy === remedy &&
    (problem.path?.length ? fieldName(problem.path) : undefined) === field;
