import { z } from "astro/zod";
// Only the Romanian formats are imported. The package's main entry loads the formats of a hundred countries,
// which takes two seconds.
import { cui, onrc } from "stdnum/lib/cjs/ro/index.js";
import { marked } from "./field-marks.ts";
import { mapValues, object, rich, text } from "./fields.ts";

/**
 * Facts about the clinic that may still be unknown: data about the company, and what patients want to know
 * before a visit, such as parking and payment.
 */

/**
 * Matches a trade register number in the form that is used since 26 July 2024. It has no slashes and consists
 * of a letter, the year, six digits, the county and a check digit. The library checks only the older form,
 * „J35/1846/2019”.
 */
const NEW_REGISTER = /^[JFC](19|20)\d{11}$/;

/** Makes a schema accept null, which means that the value is still unknown. */
const nullableFact = <T extends z.ZodType>(schema: T) => schema.nullable().describe(schema.description ?? "");

/**
 * A field whose value is a text, or null while the text is unknown.
 * @param rule name of the rule that is reported if `isRight` returns false
 */
export const textFact = (help: string, rule = "", isRight = (_: string) => true) =>
  nullableFact(text(help, 300).refine(isRight, rule));

/** A field like `textFact` for a text that is no prose. */
const nonProseFact: typeof textFact = (...args) => marked(textFact(...args), { isProse: false });

const isRegistered = (value: string) => NEW_REGISTER.test(value) || onrc.validate(value).isValid;
/** Checks a contact such as „avocat Ana Pop, dpo@clinica.ro”: every word with @ must be an e-mail address. */
const isContact = (value: string) =>
  value
    .split(/[\s,;]+/)
    .every((word) => !word.includes("@") || z.email().safeParse(word.replace(/\.$/, "")).success);

/** Data about the company behind the clinic that the law requires on the site. */
export const operator = object({
  legalName: textFact("Denumirea firmei care ține clinica."),
  legalForm: textFact("Forma juridică, de exemplu SRL."),
  registeredOffice: nonProseFact("Sediul social."),
  postalCode: textFact("Codul poștal al clinicii."),
  // The last digit of a tax code is a check digit (Law 359/2004), which the library verifies.
  taxCode: nonProseFact(
    "Codul unic de înregistrare (CUI).",
    "tax-code",
    (value) => cui.validate(value).isValid,
  ),
  tradeRegister: nonProseFact("Numărul din Registrul Comerțului.", "trade-register", isRegistered),
  healthAuthorisation: textFact("Autorizația sanitară de funcționare: număr, dată, emitent."),
  coordinatingDoctor: textFact("Medicul coordonator și titlul profesional."),
  casContract: textFact("Contractul cu casa de asigurări: număr și casă."),
  vatRegime: textFact("Regimul de TVA, pentru textul de lângă prețuri."),
  dpoContact: textFact("Adresa de contact a responsabilului cu protecția datelor.", "half-email", isContact),
  hostingProvider: textFact("Firma care găzduiește site-ul și țara ei."),
  emailProvider: textFact("Firma care ține e-mailul clinicii."),
  logRetention: textFact(
    "Cât timp păstrează găzduirea însemnările despre vizitele pe site: întrebați pe cine se ocupă de găzduire.",
  ),
});

/**
 * Facts about a visit that the owner may publish. Each help text begins with the name of the fact (see
 * `nameOf`).
 */
export const visit = object({
  parking: nullableFact(rich("Parcarea: unde se lasă mașina.")),
  publicTransport: nullableFact(rich("Transportul public: cu ce se ajunge la clinică.")),
  access: nullableFact(rich("Accesul: lift, rampă, intrare cu scaunul cu rotile.")),
  payment: nullableFact(rich("Plata: cum se plătește.")),
  selfPayReferral: nullableFact(rich("Trimiterea: dacă este nevoie de ea când pacientul plătește singur.")),
  cancellation: nullableFact(rich("Anularea: cum se mută sau se anulează o programare.")),
  companion: nullableFact(rich("Însoțitorul: dacă poate veni cineva cu pacientul și unde așteaptă.")),
  children: nullableFact(rich("Copiii: de la ce vârstă se fac investigații și dacă se face sedare.")),
  languages: nullableFact(rich("Limbile: în care poate vorbi personalul cu pacienții.")),
  doctors: nullableFact(rich("Medicii radiologi: nume și titlu profesional.")),
  scanner: nullableFact(rich("Aparatul: intensitatea câmpului magnetic.")),
  scannerSize: nullableFact(rich("Mărimea aparatului: diametrul tubului și până la ce greutate se poate.")),
  resultDelivery: nullableFact(rich("Predarea rezultatului: cum se face și cine îl poate ridica.")),
  creatinine: nullableFact(rich("Creatinina: când se cere, înainte de contrast.")),
  specialExaminations: nullableFact(rich("Examinările speciale: ce se face, de exemplu angio-RMN.")),
  casWaiting: nullableFact(rich("Așteptarea prin CAS: cât durează de obicei până la programare.")),
});

/** Returns the name of a fact, which is the beginning of its help text, up to the colon. */
const nameOf = ({ description = "" }: z.ZodType) => description.split(":")[0] ?? "";

/** The names of the facts about a visit, by field. */
export const VISIT_NAMES = mapValues(visit.shape, nameOf);

/** A field whose value is the key of one of the facts about a visit. */
export const visitFact = (help: string) => visit.keyof().meta({ description: help, labels: VISIT_NAMES });
