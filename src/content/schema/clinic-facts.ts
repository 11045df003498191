import type { z } from "astro/zod";
import { marked } from "./field-marks.ts";
import { mapValues, object, rich, text } from "./fields.ts";

/**
 * Facts about the clinic that may still be unknown: data about the company, and what patients want to know
 * before a visit, such as parking and payment.
 */

/** Makes a schema accept null, which means that the value is still unknown. */
const nullableFact = <T extends z.ZodType>(schema: T) => schema.nullable().describe(schema.description ?? "");

/** A field whose value is a text, or null while the text is unknown. */
export const textFact = (help: string) => nullableFact(text(help, 300));

/** A field like `textFact` for a text that is no prose. */
const nonProseFact = (help: string) => marked(textFact(help), { isProse: false });

/** Data about the company behind the clinic that the law requires on the site. */
export const operator = object({
  legalName: textFact("Denumirea firmei care ține clinica."),
  legalForm: textFact("Forma juridică, de exemplu SRL."),
  registeredOffice: nonProseFact("Sediul social."),
  postalCode: textFact("Codul poștal al clinicii."),
  taxCode: nonProseFact("Codul unic de înregistrare (CUI)."),
  tradeRegister: nonProseFact("Numărul din Registrul Comerțului."),
  healthAuthorisation: textFact("Autorizația sanitară de funcționare: număr, dată, emitent."),
  coordinatingDoctor: textFact("Medicul coordonator și titlul profesional."),
  casContract: textFact("Contractul cu casa de asigurări: număr și casă."),
  vatRegime: textFact("Regimul de TVA, pentru textul de lângă prețuri."),
  dpoContact: textFact("Adresa de contact a responsabilului cu protecția datelor."),
  hostingProvider: textFact("Firma care găzduiește site-ul și țara ei."),
  emailProvider: textFact("Firma care ține e-mailul clinicii."),
  logRetention: textFact(
    "Cât timp păstrează găzduirea însemnările despre vizitele pe site: întrebați pe cine se ocupă de găzduire.",
  ),
});

/** Facts about a visit that the owner may publish. Each help text begins with the name of the fact. */
const VISIT = {
  parking: "Parcarea: unde se lasă mașina.",
  publicTransport: "Transportul public: cu ce se ajunge la clinică.",
  access: "Accesul: lift, rampă, intrare cu scaunul cu rotile.",
  payment: "Plata: cum se plătește.",
  selfPayReferral: "Trimiterea: dacă este nevoie de ea când pacientul plătește singur.",
  cancellation: "Anularea: cum se mută sau se anulează o programare.",
  companion: "Însoțitorul: dacă poate veni cineva cu pacientul și unde așteaptă.",
  children: "Copiii: de la ce vârstă se fac investigații și dacă se face sedare.",
  languages: "Limbile: în care poate vorbi personalul cu pacienții.",
  doctors: "Medicii radiologi: nume și titlu profesional.",
  scanner: "Aparatul: intensitatea câmpului magnetic.",
  scannerSize: "Mărimea aparatului: diametrul tubului și până la ce greutate se poate.",
  resultDelivery: "Predarea rezultatului: cum se face și cine îl poate ridica.",
  creatinine: "Creatinina: când se cere, înainte de contrast.",
  specialExaminations: "Examinările speciale: ce se face, de exemplu angio-RMN.",
  casWaiting: "Așteptarea prin CAS: cât durează de obicei până la programare.",
};

export const visit = object(mapValues(VISIT, (help) => nullableFact(rich(help))));

/** The names of the facts about a visit, by field. */
export const VISIT_NAMES = mapValues(VISIT, (help) => help.split(":")[0] ?? "");

/** A field whose value is the key of one of the facts about a visit. */
export const visitFact = (help: string) => visit.keyof().meta({ description: help, labels: VISIT_NAMES });
