import { z } from "astro/zod";
import { rich, text } from "../fields.ts";

/** Words of the interface itself: buttons, landmarks, headings that recur on several pages. */

/** Words by name, each with its sentence: plain ones, where the field does not say otherwise. */
const group = <T extends Record<string, string | z.ZodType>>(what: string, fields: T) => {
  const schemas = Object.entries(fields).map(([name, field]) => [
    name,
    typeof field === "string" ? text(field) : field,
  ]);
  type Shape = { [K in keyof T]: T[K] extends z.ZodType ? T[K] : z.ZodString };
  return z.strictObject(Object.fromEntries(schemas) as Shape).describe(what);
};

export const ui = z.strictObject({
  calls: group("Butoanele de telefon și legăturile care îndeamnă la citit.", {
    hero: "Butonul de telefon de pe prima pagină; textul este fix.",
    header: "Butonul de telefon din antet și din meniu; textul este fix.",
    service: "Butonul de telefon de pe paginile investigațiilor.",
    contact: "Butonul de telefon de pe pagina Contact.",
    more: "Legătura de pe carduri; textul este fix.",
    moreAbout: "Cuvântul dintre „Află mai multe” și numele investigației, pentru cititoarele de ecran.",
  }),
  header: group("Antetul; unele texte sunt doar pentru cititoarele de ecran.", {
    home: "Numele legăturii de pe siglă.",
    navigation: "Numele meniului.",
    callIcon: "Numele pictogramei de telefon.",
    open: "Numele butonului care deschide meniul.",
    close: "Numele butonului care închide meniul.",
    panel: "Numele panoului de meniu.",
  }),
  shell: group("Ce apare pe toate paginile.", {
    skip: "Legătura care sare peste meniu.",
    scrollTop: "Numele butonului care urcă pagina.",
    breadcrumb: "Numele firului de navigare.",
    homeCrumb: "Prima verigă a firului de navigare.",
    reviewed: "Textul dinaintea datei verificării.",
    print: "Butonul care tipărește o listă.",
  }),
  footer: group("Subsolul.", {
    description: "Fraza despre clinică.",
    servicii: "Titlul primei coloane.",
    informatii: "Titlul coloanei a doua.",
    legal: "Titlul coloanei a treia.",
    phone: "Numele telefonului.",
    email: "Numele adresei de e-mail.",
    address: "Numele adresei.",
    hours: "Numele programului.",
  }),
  hero: group("Partea de sus a primei pagini.", {
    pause: "Numele butonului care oprește animația.",
    play: "Numele butonului care pornește animația.",
    ratingLabel: "Scorul, citit de cititoarele de ecran.",
  }),
  badge: group("Insigna de decontare.", {
    cas: "Textul insignei; este fix.",
    conditions: "Legătura spre condițiile de decontare.",
  }),
  services: group("Lista investigațiilor.", {
    crumb: "Veriga din firul de navigare.",
    withoutContrast: "Condiția de lângă un preț fără substanță de contrast.",
    contrastIncluded: "Condiția de lângă un preț care cuprinde substanța de contrast.",
  }),
  service: group("Titlurile secțiunilor de pe paginile investigațiilor.", {
    duration: "Titlul duratei.",
    per: "Cuvântul dintre durată și unitatea ei: „pe segment”.",
    price: "Titlul prețului.",
    radiation: "Titlul informației despre radiații.",
    noRadiation: "Valoarea informației despre radiații.",
    indications: "Titlul indicațiilor.",
    preparation: "Titlul pregătirii și al duratei.",
    before: "Titlul pregătirii.",
    during: "Titlul desfășurării.",
    takeOff: "Titlul listei cu obiecte de scos.",
    bring: "Titlul listei cu lucruri de adus.",
    tellStaff: "Titlul notei despre siguranță.",
    tellStaffCommon: "Titlul listei comune.",
    tellStaffSpecific: "Titlul listei specifice investigației.",
    contrastAndPregnancy: "Titlul notelor despre contrast și sarcină.",
    advantages: "Titlul avantajelor.",
    limits: "Titlul limitelor.",
    questions: "Titlul întrebărilor.",
    priceCard: "Titlul cardului de preț.",
    withContrast: "Rândul cu prețul contrastului.",
    contrastIncluded: "Rândul pentru contrastul inclus.",
    included: "Valoarea rândului pentru contrastul inclus.",
    allPrices: "Legătura spre lista de prețuri.",
    booking: "Titlul blocului de programare.",
    bookingText: rich("Textul blocului de programare."),
    bookingContact: "Legătura spre pagina Contact.",
    others: "Titlul celorlalte investigații.",
  }),
  legal: group("Documentele legale.", {
    read: "Legătura de pe carduri.",
    contents: "Titlul cuprinsului.",
    version: "Textul dinaintea datei versiunii.",
    others: "Titlul legăturilor spre celelalte documente.",
  }),
  gaps: group("Numele datelor încă necunoscute, în textele legale.", {
    legalName: "Denumirea firmei.",
    legalForm: "Forma juridică.",
    registeredOffice: "Sediul social.",
    postalCode: "Codul poștal.",
    taxCode: "Codul unic de înregistrare.",
    tradeRegister: "Registrul Comerțului.",
    healthAuthorisation: "Autorizația sanitară.",
    coordinatingDoctor: "Medicul coordonator.",
    casContract: "Contractul cu casa de asigurări.",
    vatRegime: "Regimul de TVA.",
    dpoContact: "Responsabilul cu protecția datelor.",
    hostingProvider: "Găzduirea.",
    emailProvider: "E-mailul.",
    logRetention: "Păstrarea jurnalelor.",
    ratingChecked: "Data verificării scorului.",
  }),
});
