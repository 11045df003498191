import { z } from "astro/zod";
import { WEEKDAYS, type Weekday } from "../../opening-hours.ts";
import { day, email, list, oneOf, phone, siteAddress, text, time } from "../fields.ts";

const isWeekOrder = (days: readonly Weekday[]) =>
  days.every(
    (day, index) => index === 0 || WEEKDAYS.indexOf(days[index - 1] as Weekday) < WEEKDAYS.indexOf(day),
  );

/** A fact of the operator that is not known yet: null shows as a marked gap in the legal texts. */
const operatorFact = (what: string) =>
  z
    .string()
    .trim()
    .min(1, "este gol; scrieți valoarea sau null cât timp nu se cunoaște")
    .nullable()
    .describe(what);

export const clinic = z.strictObject({
  name: text("Numele clinicii, așa cum apare pe tot site-ul."),
  siteUrl: siteAddress("Adresa publică a site-ului, cu https și fără / la sfârșit."),
  headerPhone: phone("Telefonul din antet și din butoanele de programare."),
  footerPhone: phone("Telefonul din subsol și din pagina Contact."),
  email: email("Adresa de e-mail a clinicii."),
  address: z
    .strictObject({
      street: text("Strada și numărul."),
      locality: text("Localitatea."),
      region: text("Județul."),
      country: oneOf(["RO"], "Codul țării."),
    })
    .describe("Adresa clinicii."),
  openingHours: list(
    z
      .strictObject({
        days: list(
          oneOf(WEEKDAYS, "O zi a săptămânii."),
          "Zilele în care se aplică orele, în ordinea săptămânii.",
        ).refine(
          isWeekOrder,
          "sunt în altă ordine decât cea a săptămânii sau o zi apare de două ori; scrieți-le de luni spre duminică, fiecare o dată",
        ),
        opens: time("Ora de deschidere."),
        closes: time("Ora de închidere."),
      })
      .refine((value) => value.opens < value.closes, {
        path: ["closes"],
        error: "este înainte de ora de deschidere; verificați „opens” și „closes”",
      }),
    "Programul, pe grupuri de zile cu aceleași ore.",
  ).refine((groups) => {
    const days = groups.flatMap((group) => group.days);
    return new Set(days).size === days.length;
  }, "conține aceeași zi în două grupuri; lăsați fiecare zi într-un singur grup"),
  rating: z
    .strictObject({
      source: text("De unde vine scorul."),
      score: text('Scorul, ca text, de exemplu "5.0".').regex(
        /^([0-4]\.\d|5\.0)$/,
        'trebuie să fie între 0.0 și 5.0, cu punct și o zecimală, de exemplu "5.0"',
      ),
      checked: day("O zi.")
        .nullable()
        .describe("Ziua în care scorul a fost verificat; null cât timp nu a fost verificat."),
    })
    .describe("Scorul afișat pe prima pagină."),
  disclaimer: text("Avertismentul din subsol; textul este fix, nu îl schimbați."),
  placeholders: z
    .array(oneOf(["siteUrl", "headerPhone", "footerPhone", "email"], "Numele câmpului."))
    .describe(
      "Câmpurile de mai sus care au încă o valoare provizorie; ștergeți numele când puneți valoarea reală.",
    ),
  operator: z
    .strictObject({
      legalName: operatorFact("Denumirea firmei care ține clinica."),
      legalForm: operatorFact("Forma juridică, de exemplu SRL."),
      registeredOffice: operatorFact("Sediul social."),
      postalCode: operatorFact("Codul poștal al clinicii."),
      taxCode: operatorFact("Codul unic de înregistrare (CUI)."),
      tradeRegister: operatorFact("Numărul din Registrul Comerțului."),
      healthAuthorisation: operatorFact("Autorizația sanitară de funcționare: număr, dată, emitent."),
      coordinatingDoctor: operatorFact("Medicul coordonator și titlul profesional."),
      casContract: operatorFact("Contractul cu casa de asigurări: număr și casă."),
      vatRegime: operatorFact("Regimul de TVA, pentru textul de lângă prețuri."),
      dpoContact: operatorFact("Adresa de contact a responsabilului cu protecția datelor."),
      hostingProvider: operatorFact("Furnizorul de găzduire și țara lui."),
      emailProvider: operatorFact("Furnizorul de e-mail."),
      logRetention: operatorFact("Cât timp se păstrează jurnalele serverului."),
    })
    .describe("Datele firmei cerute de lege; null cât timp nu se cunosc."),
});
