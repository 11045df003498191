import { FIXTURE_CONTENT } from "../../fixtures/content.ts";
import type { Edit } from "./edit.ts";

const clinic = "content/clinic.yaml";
const faq = "content/faq.yaml";
const cerebral = "content/services/rmn-cerebral.yaml";
const NOT_A_PHONE = 'nu este un număr de telefon românesc; scrieți zece cifre, de exemplu "0256 123 456"';
const UNKNOWN_FIELD = "nu este un câmp cunoscut; verificați cum este scris numele sau ștergeți-l";
const AMOUNTS = FIXTURE_CONTENT.prices.amounts.map(({ id }) => id).join(", ");
const CONTRASTS = ["inclus", ...FIXTURE_CONTENT.prices.contrast.map(({ id }) => id)].join(", ");
const OTHER_SERVICES = FIXTURE_CONTENT.services
  .map(({ slug }) => slug)
  .filter((slug) => slug !== "rmn-cerebral")
  .join(", ");

/** Mistakes in fields of the clinic and of its services. */
export const CLINIC_EDITS: readonly Edit[] = [
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
    name: "a score above five",
    file: clinic,
    change: [/score: .*/, 'score: "5.9"'],
    field: "rating → score",
    remedy: 'trebuie să fie între 0.0 și 5.0, cu punct și o zecimală, de exemplu "5.0"',
  },
  {
    name: "opening days out of order",
    file: clinic,
    change: [/days: \[.*\]/, "days: [vineri, luni]"],
    field: "openingHours → poziția 1 → days",
    remedy:
      "sunt în altă ordine decât cea a săptămânii sau o zi apare de două ori; scrieți-le de luni spre duminică, fiecare o dată",
  },
  {
    name: "an opening day in two groups",
    file: clinic,
    change: [/openingHours:\n/, 'openingHours:\n  - { days: [luni], opens: "09:00", closes: "10:00" }\n'],
    field: "openingHours",
    remedy: "conține aceeași zi în două grupuri; lăsați fiecare zi într-un singur grup",
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
    change: [/amounts: .*/, "amounts: [cap]"],
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
    change: [/description: .*/, "description: Documente."],
    field: "seo → description",
    remedy: "este prea scurtă; scrieți între 120 și 155 de caractere",
  },
];
