import { describe, expect, test } from "vitest";
import { attribute, crawl, squashed, textOf } from "./crawl.ts";

/**
 * Every figure, duration, preparation and quoted string of spec.md, on the page where it belongs.
 * A change of a price in content/ changes the line here too: the specification is the owner's word.
 */
const EVERYWHERE = [
  "Informațiile au caracter orientativ. Consultați medicul specialist.",
  "Bulevardul Liviu Rebreanu 156, Timișoara",
  "Luni-Vineri 08:00 - 20:00",
  "Servicii RMN",
  "Prețuri & CAS",
  "Toate Investigațiile",
  "Programează-te",
  "Prețuri RMN",
  "RMN prin CAS",
  "Acasă",
  "Contact",
  "Informații",
  "Legal",
];

const ON_PAGE: Record<string, readonly string[]> = {
  "/": [
    "Sună acum!",
    "Google 5.0",
    "Decontat CAS",
    "Află mai multe",
    "Medici radiologi cu experiență",
    "Programări rapide",
    "bilet de trimitere",
    "2–5 zile",
    "film",
    "CD/DVD",
    "raport medical",
  ],
  "/servicii": [
    "Centru RMN Timișoara",
    "Decontat CAS",
    "Află mai multe",
    "Decontare",
    "radiații",
    "24–48 de ore",
  ],
  "/servicii/rmn-cerebral": ["835,00 lei", "+100–150 lei", "30–45 de minute", "Decontat CAS"],
  "/servicii/rmn-coloana": [
    "750,00 lei",
    "pe segment",
    "preț preferențial",
    "30–45 de minute",
    "Decontat CAS",
  ],
  "/servicii/rmn-articulatii": [
    "765,00 lei",
    "Articulații mici",
    "1.015,00 lei",
    "Ambii genunchi",
    "30–40 de minute",
    "Decontat CAS",
  ],
  "/servicii/rmn-abdominal": [
    "920,00 lei",
    "+150 lei",
    "835,00 lei",
    "45–60 de minute",
    "4–6 ore",
    "2 ore",
    "Decontat CAS",
  ],
  "/servicii/rmn-pelvin": [
    "870,00 lei",
    "+150 lei",
    "45–60 de minute",
    "2–3 ore",
    "moderat plină",
    "Decontat CAS",
  ],
  "/servicii/rmn-mamar": ["850,00 lei", "inclus", "45–60 de minute", "zilele 7–14", "Decontat CAS"],
  "/preturi-rmn": [
    "RMN cerebral 835,00",
    "RMN mamar bilateral 850,00",
    "RMN ambii genunchi 1.015,00",
    "RMN abdomen superior 835,00",
    "RMN pelvis 835,00",
    "100–150 lei",
    "reduceri",
    "920,00 lei",
    "870,00 lei",
  ],
  "/rmn-prin-cas": [
    "contribuțiile plătite",
    "Card de sănătate",
    "Bilet de trimitere",
    "circuit",
    "act de identitate",
    "foaie de observație",
    "listă de medicamente",
    "în limita fondurilor disponibile",
  ],
  "/contact": ["Bulevardul Liviu Rebreanu 156", "08:00–20:00", "0256 000 001", "contact@exemplu.ro"],
  "/legal": ["Termeni și condiții", "cookie", "GDPR"],
};

const pages = new Map(crawl().map(({ path, document }) => [path, document]));

function pageAt(path: string | undefined) {
  const document = pages.get(path);
  if (!document) throw new Error(`The build has no page ${path}`);
  return document;
}

/** Words stand in several elements, and a sentence may begin with them: spaces and case do not count. */
const plain = (text: string) => squashed(text).toLocaleLowerCase("ro");
const shown = (path: string) => plain(textOf(pageAt(path).querySelector("#root")));

describe.each(Object.entries(ON_PAGE))("%s", (path, expected) => {
  test.each([...EVERYWHERE, ...expected])("says „%s”", (words) =>
    expect(shown(path)).toContain(plain(words)),
  );
});

test("the price list has exactly its five rows", () => {
  // The second table holds what only the examinations' pages say.
  expect(pageAt("/preturi-rmn").querySelector("table")?.querySelectorAll("tbody tr")).toHaveLength(5);
});

test("/servicii has seven cards, the last one the clinic's", () => {
  const links = pageAt("/servicii")
    .querySelectorAll("main a")
    .filter((link) => textOf(link).includes("Află mai multe"));
  expect(links).toHaveLength(7);
  expect(attribute(links.at(-1) ?? null, "href")).toBe("/");
});

test.each([
  ["header", "tel:+40256000000"],
  ["footer", "tel:+40256000001"],
])("the %s has its own number, %s", (part, number) => {
  const calls = pageAt("/contact")
    .querySelectorAll(`${part} a`)
    .map((link) => attribute(link, "href"))
    .filter((href) => href.startsWith("tel:"));
  expect([...new Set(calls)]).toEqual([number]);
});

test("the 404 page says its two strings in English", () => {
  const english = pageAt(undefined).querySelector('main [lang="en"]');
  expect(textOf(english)).toContain("Oops! Page not found");
  const link = english?.querySelector('a[href="/"]') ?? null;
  expect(textOf(link)).toBe("Return to Home");
});
