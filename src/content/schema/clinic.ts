import { z } from "astro/zod";
// The package's own entry reads the numbers of a hundred countries, for two seconds.
import { cui, onrc } from "stdnum/lib/cjs/ro/index.js";
import { WEEKDAYS, type Weekday } from "../../lib/opening-hours.ts";
import { day, fixed, group, list, object, path, phone, rich, siteAddress, text, wrong } from "../fields.ts";

const isWeekOrder = (days: readonly Weekday[]) =>
  WEEKDAYS.filter((day) => days.includes(day)).join() === days.join();

/** „J35/1846/2019”, or without strokes as given out since 26 July 2024: letter, year, six digits, county, check. */
const NEW_REGISTER = /^[JFC](19|20)\d{11}$/;

const JUNK =
  /^[\s"'„”.?()-]*(null?|nil|none|nu (se )?(știu|știm|stiu|stim|știe|stie|avem|e cazul)( încă)?|de (completat|adăugat|adaugat|scris|aflat|verificat|văzut)|necunoscut\p{L}*|n\/?a|x{2,}|test\p{L}*|todo|tbd|fixme|abc|asdf\p{L}*|lorem.*|completa[țt]i.*|exemplu|da|nu|nimic|nule?|(bla)+|-+|–+|\.+|\?+|0+)?[\s"'„”.!?()-]*$/iu;

/** A text, or null while nobody knows it; one that only fills the field is refused: „-”, „nu știu”, „xxx”. */
const known = <T extends z.ZodType>(schema: T) =>
  schema
    .refine((value) => !JUNK.test(String(value)), "junk")
    .nullable()
    .describe(schema.description ?? "");

/** A fact that is not known yet is null. @param isRight breaks the rule when it is not */
const fact = (what: string, isRight = (_: string) => true, rule = "") =>
  known(text(what, 300).refine(isRight, rule));

/** The last digit checks the others (Law 359/2004, as the library counts it). */
const isTaxCode = (value: string) => cui.validate(value).isValid;
const isRegistered = (value: string) => NEW_REGISTER.test(value) || onrc.validate(value).isValid;
const isContact = (value: string) => !value.includes("@") || z.email().safeParse(value).success;

/** What the owner may tell of a visit; null while she does not. */
const told = (what: string) => known(rich(what));

/** What the law asks of the firm. */
export const operator = object({
  legalName: fact("Denumirea firmei care ține clinica."),
  legalForm: fact("Forma juridică, de exemplu SRL."),
  registeredOffice: fact("Sediul social."),
  // Six digits (Poșta Română).
  postalCode: known(text("Codul poștal al clinicii.").regex(/^\d{6}$/, "postal-code")),
  taxCode: fact("Codul unic de înregistrare (CUI).", isTaxCode, "tax-code"),
  tradeRegister: fact("Numărul din Registrul Comerțului.", isRegistered, "trade-register"),
  healthAuthorisation: fact("Autorizația sanitară de funcționare: număr, dată, emitent."),
  coordinatingDoctor: fact("Medicul coordonator și titlul profesional."),
  casContract: fact("Contractul cu casa de asigurări: număr și casă."),
  vatRegime: fact("Regimul de TVA, pentru textul de lângă prețuri."),
  dpoContact: fact("Adresa de contact a responsabilului cu protecția datelor.", isContact, "half-email"),
  hostingProvider: fact("Furnizorul de găzduire și țara lui."),
  emailProvider: fact("Furnizorul de e-mail."),
  logRetention: fact("Cât timp se păstrează jurnalele serverului."),
});

export const visit = object({
  parking: told("Parcarea: unde se lasă mașina."),
  publicTransport: told("Transportul public: cu ce se ajunge la clinică."),
  access: told("Accesul: lift, rampă, intrare cu scaunul cu rotile."),
  payment: told("Plata: cum se plătește."),
  selfPayReferral: told("Trimiterea: dacă este nevoie de ea când pacientul plătește singur."),
  cancellation: told("Anularea: cum se mută sau se anulează o programare."),
  companion: told("Însoțitorul: dacă poate veni cineva cu pacientul și unde așteaptă."),
  children: told("Copiii: de la ce vârstă se fac investigații și dacă se face sedare."),
  languages: told("Limbile: în care poate vorbi personalul cu pacienții."),
  doctors: told("Medicii radiologi: nume și titlu profesional."),
  scanner: told("Aparatul: intensitatea câmpului magnetic."),
  scannerSize: told("Mărimea aparatului: diametrul tubului și greutatea cea mai mare."),
  resultDelivery: told("Predarea rezultatului: cum se face și cine îl poate ridica."),
  creatinine: told("Creatinina: când se cere, înainte de contrast."),
  specialExaminations: told("Examinările speciale: ce se face, de exemplu angio-RMN."),
  casWaiting: told("Așteptarea prin CAS: cât durează de obicei până la programare."),
});

/** The name of something that the clinic may tell of a visit; the desk's forms call it as its sentence begins. */
export const visitFact = (what: string) =>
  visit.keyof().meta({
    description: what,
    labels: Object.fromEntries(
      Object.entries(visit.shape).map(([name, { description }]) => [name, description?.split(":")[0]]),
    ),
  });

/** One part of the address. @param other what another part, or the same once more, looks like in it */
const part = (what: string, other = /,|(?<!\p{L})jud/iu) =>
  text(what).refine((value) => !other.test(value), "address-part");

/** A time of day on a 24-hour clock, `HH:MM`. */
const time = (what: string) =>
  z
    .string(wrong("no-time"))
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "time-form", abort: true })
    .meta({ description: what, kind: "time" });

export const clinic = object({
  name: "Numele clinicii, așa cum apare pe tot site-ul.",
  siteUrl: siteAddress("Adresa publică a site-ului, cu https și fără / la sfârșit."),
  headerPhone: phone("Telefonul din antet și din butoanele de programare."),
  footerPhone: phone("Telefonul din subsol și din pagina Contact."),
  phoneNames: object({
    header: "Pentru ce este numărul din antet, de exemplu „Telefon pentru programări”.",
    footer: "Pentru ce este numărul din subsol, de exemplu „Telefon”.",
  }).describe("Cum se numește fiecare număr de telefon, în subsol, la Contact și în documentele legale."),
  email: z.email(wrong("email")).describe("Adresa de e-mail a clinicii."),
  address: object({
    street: part("Strada și numărul.", /(.{5,}),? \1|(?<!\p{L})jude[țt]/iu),
    locality: part("Localitatea."),
    region: part("Județul."),
    country: z.enum(["RO"]).describe("Codul țării."),
  })
    .refine(({ street, locality }) => !street.includes(locality), { path: ["street"], error: "locality" })
    .describe("Adresa clinicii."),
  openingHours: list(
    object({
      days: list(
        z.enum(WEEKDAYS).describe("O zi a săptămânii."),
        "Zilele în care se aplică orele, în ordinea săptămânii.",
      ).refine(isWeekOrder, "week-order"),
      opens: time("Ora de deschidere."),
      closes: time("Ora de închidere."),
    }).refine(({ opens, closes }) => opens < closes, { path: ["closes"], error: "hours-order" }),
    "Programul, pe grupuri de zile cu aceleași ore.",
  ).refine((groups) => {
    const days = groups.flatMap((group) => group.days);
    return new Set(days).size === days.length;
  }, "day-twice"),
  closingDays: z
    .array(
      object({
        from: day("Prima zi în care clinica este închisă."),
        to: day("Ultima zi în care este închisă, dacă sunt mai multe.").optional(),
      }).refine(({ from, to = from }) => from <= to, { path: ["to"], error: "closing-order" }),
    )
    .superRefine((rows, { addIssue }) =>
      rows.forEach(({ from, to = from }, index) => {
        const other = rows.findIndex((row) => from <= (row.to ?? row.from) && row.from <= to);
        if (other < 0 || other === index) return;
        const params = { other: other + 1 };
        addIssue({ code: "custom", path: [index], message: "closing-twice", params });
      }),
    )
    .describe("Zilele în care clinica este închisă, deși programul spune altfel; apar pe toate paginile."),
  rating: group("Scorul afișat pe prima pagină.", {
    source: "De unde vine scorul.",
    score: text('Scorul, ca text, de exemplu "5.0".').regex(/^([0-4]\.\d|5\.0)$/, "score"),
    checked: day("O zi.")
      .nullable()
      .describe("Ziua în care scorul a fost verificat; goală cât timp nu a fost verificat."),
    href: path("Unde scrie ce înseamnă scorul."),
  }),
  disclaimer: fixed(
    "Informațiile au caracter orientativ. Consultați medicul specialist.",
    "Avertismentul din subsol; textul este fix, nu îl schimbați.",
  ),
  placeholders: z
    .array(z.enum(["siteUrl", "headerPhone", "footerPhone", "email"]).describe("Numele câmpului."))
    .describe(
      "Valori provizorii: câmpurile de mai sus care nu au încă valoarea reală; scoateți-l pe fiecare când i-o scrieți.",
    ),
  operator: operator.describe(
    "Datele firmei cerute de lege; goale cât timp nu se cunosc: documentele legale arată atunci un gol marcat.",
  ),
  operatorOptional: group("Date ale firmei care apar numai dacă le completați.", {
    shareCapital: fact("Capitalul social, de exemplu „200 de lei”."),
    dataTransfers: fact("Ce date ajung în afara Spațiului Economic European, unde și cu ce garanții."),
  }),
  visit: visit.describe(
    "Ce ar mai ajuta pacienții: scrieți o frază și apare pe site; cât timp este gol, nu apare nimic.",
  ),
}).describe("Adresa, zilele libere, firma, vizita");
