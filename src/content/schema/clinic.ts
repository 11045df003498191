import { z } from "astro/zod";
import { type Interval, overlap, WEEKDAYS } from "#lib/opening-hours.ts";
import { operator, textFact, visit } from "./clinic-facts.ts";
import { marked } from "./field-marks.ts";
import {
  choice,
  day,
  group,
  list,
  nonProse,
  object,
  path,
  phone,
  rowsOrNone,
  siteOrigin,
  wrongType,
} from "./fields.ts";

/** A time of day on a 24-hour clock, `HH:MM`. @param last whether „24:00” (the end of the day) is allowed */
const time = (help: string, last = false) =>
  z
    .string(wrongType("no-time"))
    .regex(last ? /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/ : /^([01]\d|2[0-3]):[0-5]\d$/, {
      error: "time-form",
      abort: true,
    })
    .meta({ description: help, kind: "time" });

/** The two fields of an interval of opening hours. A day with a break has two intervals. */
const HOURS = {
  opens: time("Ora de deschidere."),
  closes: time('Ora de închidere; miezul nopții este "24:00".', true),
};
const inOrder = ({ opens, closes }: Interval) => opens < closes;
const NOT_IN_ORDER = { path: ["closes"], error: "hours-order" };

export const clinic = object({
  name: "Numele clinicii, așa cum apare pe tot site-ul.",
  siteUrl: siteOrigin("Adresa publică a site-ului, de exemplu https://www.clinica.ro."),
  headerPhone: phone("Telefonul din antet și din butoanele de programare."),
  footerPhone: phone("Telefonul din subsol și din pagina Contact."),
  phoneNames: object({
    header: "Pentru ce este numărul din antet, de exemplu „Telefon pentru programări”.",
    footer: "Pentru ce este numărul din subsol, de exemplu „Telefon”.",
  }).describe("Cum se numește fiecare număr de telefon, în subsol, la Contact și în documentele legale."),
  email: z.email(wrongType("email")).describe("Adresa de e-mail a clinicii."),
  address: object({
    street: nonProse("Strada și numărul."),
    locality: "Localitatea.",
    region: "Județul.",
    country: choice({ RO: "România" }, "Țara."),
  }).describe("Adresa clinicii."),
  openingHours: list(
    object({
      days: list(z.enum(WEEKDAYS).describe("O zi a săptămânii."), "Zilele în care se aplică orele."),
      ...HOURS,
    }).refine(inOrder, NOT_IN_ORDER),
    "Programul, pe grupuri de zile cu aceleași ore; pentru o pauză, puneți aceleași zile în două grupuri.",
  ).refine(
    (groups) => WEEKDAYS.every((day) => !overlap(groups.filter(({ days }) => days.includes(day)))),
    "day-twice",
  ),
  specialHours: rowsOrNone(
    object({ day: day("Ziua."), ...HOURS }).refine(inOrder, NOT_IN_ORDER),
    "Zilele cu alt program, de exemplu 24 decembrie până la 13:00; apar pe toate paginile.",
  ).refine(
    (rows) => [...Map.groupBy(rows, ({ day }) => day).values()].every((day) => !overlap(day)),
    "special-twice",
  ),
  closingDays: rowsOrNone(
    object({
      from: day("Prima zi în care clinica este închisă."),
      to: day("Ultima zi în care este închisă, dacă sunt mai multe.").optional(),
    }).refine(({ from, to = from }) => from <= to, { path: ["to"], error: "closing-order" }),
    "Zilele în care clinica este închisă, deși programul spune altfel; apar pe toate paginile.",
  ),
  publicHolidays: choice(
    {
      unknown: "Nu se știe încă: se arată programul, cu îndoiala",
      open: "Deschis, ca în orice zi",
      closed: "Închis",
    },
    "Cum se lucrează în sărbătorile legale. Zilele cu alt program au lista lor.",
  ),
  rating: group("Scorul afișat pe prima pagină.", {
    source: "De unde vine scorul.",
    score: nonProse('Scorul: un număr cu punct, de exemplu "5.0".').regex(/^([0-4]\.\d|5\.0)$/, "score"),
    checked: marked(day("O zi."), { isReviewDay: true })
      .nullable()
      .describe("Ziua în care scorul a fost verificat; goală cât timp nu a fost verificat."),
    href: path("Unde scrie ce înseamnă scorul."),
  }),
  placeholders: rowsOrNone(
    choice(
      {
        siteUrl: "Adresa site-ului",
        headerPhone: "Telefonul pentru programări",
        footerPhone: "Telefonul din subsol",
        email: "Adresa de e-mail",
      },
      "Numele câmpului.",
    ),
    "Valori provizorii: câmpurile de mai sus care nu au încă valoarea reală; scoateți bifa fiecăruia după ce i-o scrieți.",
  ),
  operator: operator.describe(
    "Datele firmei cerute de lege; goale cât timp nu se cunosc: documentele legale arată atunci un gol marcat.",
  ),
  operatorOptional: group("Date ale firmei care apar numai dacă le completați.", {
    shareCapital: textFact("Capitalul social, de exemplu „200 de lei”."),
    dataTransfers: textFact("Ce date ajung în afara Spațiului Economic European, unde și cu ce garanții."),
  }),
  visit: visit.describe(
    "Ce ar mai ajuta pacienții: scrieți o frază și apare pe site; cât timp este gol, nu apare nimic.",
  ),
})
  .superRefine(({ closingDays, specialHours }, { addIssue }) =>
    specialHours.forEach(({ day }, index) => {
      if (closingDays.some(({ from, to = from }) => from <= day && day <= to))
        addIssue({ code: "custom", path: ["specialHours", index, "day"], message: "special-closed" });
    }),
  )
  .describe("Adresa, zilele libere, firma, vizita");
