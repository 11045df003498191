import type { Edit } from "./edit.ts";

const cas = "content/cas.yaml";
const clinic = "content/clinic.yaml";
const prices = "content/prices.yaml";
const terms = "content/referral-terms.yaml";
const COLON = "textul conține două puncte urmate de spațiu; puneți tot textul între ghilimele";
const noPage = (href: string) =>
  `legătura „${href}” nu duce la nicio pagină; scrieți o cale existentă, de exemplu /contact`;

/** Links, menus, words and values that lead nowhere, and files that cannot be read. */
export const LINKS_EDITS: readonly Edit[] = [
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
    change: [/(mobile:[\s\S]*?\n) +- name: RMN mamar\n.*\n/, "$1"],
    field: "mobile",
    remedy:
      "pagina /servicii/rmn-mamar nu apare în acest meniu; adăugați un rând cu „name” și „href: /servicii/rmn-mamar”",
  },
  {
    name: "a link where only plain text fits",
    file: "content/faq.yaml",
    change: [/question: .*/, "question: Ce este [RMN](/servicii)?"],
    field: "items → poziția 1 → question",
    remedy: "aici încape doar text simplu; scoateți legătura sau steluțele **",
  },
  {
    name: "a link written by half",
    file: cas,
    change: [/^note: .*/m, "note: Vedeți [prețurile] (/preturi-rmn)."],
    field: "note",
    remedy:
      "are o legătură sau o îngroșare scrisă pe jumătate; scrieți [textul](/pagina), fără spațiu la mijloc, și **textul**",
  },
  {
    name: "a word of referrals that leads to no examination",
    file: terms,
    change: ["service: rmn-cerebral", "service: rmn-cap"],
    field: "items → poziția 2 → service",
    remedy:
      "„rmn-cap” nu există în content/services; alegeți unul dintre: rmn-cerebral, rmn-coloana, rmn-genunchi, rmn-abdominal, rmn-mamar",
  },
  {
    name: "a word of referrals that stands twice",
    file: terms,
    change: ["term: Hipofiză", "term: sold"],
    field: "items → poziția 2 → term",
    remedy:
      "„sold” mai apare o dată, la termenul „Șold” (diacriticele și literele mari nu contează); păstrați-l într-un singur loc",
  },
  {
    name: "a synonym that is a term of its own",
    file: terms,
    change: ["coxofemurală", "entero-rmn"],
    field: "items → poziția 3 → term",
    remedy:
      "„Entero-RMN” mai apare o dată, la termenul „Șold” (diacriticele și literele mari nu contează); păstrați-l într-un singur loc",
  },
  {
    name: "a word of referrals that begins with no letter",
    file: terms,
    change: ["term: Hipofiză", 'term: "2 genunchi"'],
    field: "items → poziția 2 → term",
    remedy: "trebuie să înceapă cu o literă",
  },
  {
    name: "an old address that is a page of today",
    file: "content/services/rmn-cerebral.yaml",
    change: [/^order:/m, "formerPaths: [/rmn-cap, /servicii/rmn-coloana]\norder:"],
    field: "formerPaths → poziția 2",
    remedy: "adresa veche „/servicii/rmn-coloana” este adresa unei pagini de azi; ștergeți-o din listă",
  },
  {
    name: "an old address that leads to two pages",
    file: "content/services/rmn-cerebral.yaml",
    change: [/^order:/m, "formerPaths: [/rmn-cap, /rmn-cap]\norder:"],
    field: "formerPaths → poziția 2",
    remedy:
      "adresa veche „/rmn-cap” mai apare o dată, la content/services/rmn-cerebral.yaml; ștergeți-o din listă",
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
    remedy: "ghilimelele deschise aici nu se închid; puneți-le și la sfârșit",
  },
  {
    name: "a colon inside a text without quotes",
    file: cas,
    change: [/^title: .*/m, "title: RMN prin CAS: cu bilet de trimitere"],
    remedy: COLON,
  },
  {
    name: "a broken header of a legal document",
    file: "content/legal/gdpr.md",
    change: [/^title: .*/m, "title: Protecția datelor: informare"],
    remedy: COLON,
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
