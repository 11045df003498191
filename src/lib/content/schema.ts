import { z } from "astro/zod";
import {
  day,
  email,
  list,
  oneOf,
  path,
  phone,
  range,
  siteAddress,
  text,
  time,
  wholeNumber,
  yesNo,
} from "./fields.ts";

/**
 * What each file in `content/` may say. One sentence a field, written for the person who fills it in:
 * editors show it while typing and the build quotes the field when something is wrong.
 */

export const WEEKDAYS = ["luni", "marți", "miercuri", "joi", "vineri", "sâmbătă", "duminică"] as const;

const reviewed = day("Ziua în care cineva a verificat ultima dată acest fișier; apare pe pagină.");
const id = text("Nume scurt, unic, din litere mici și cratime; nu apare pe pagină.").regex(
  /^[a-z0-9-]+$/,
  "poate avea doar litere mici fără diacritice, cifre și cratime",
);
const paragraphs = (what: string, min = 1) => list(text("Un paragraf."), what, min);

/** What search engines and messengers show for a page. */
const seo = z
  .strictObject({
    title: text("Titlul din rezultatele căutării: subiectul întâi, cel mult 60 de caractere.").max(
      60,
      "este prea lung; cel mult 60 de caractere",
    ),
    description: text("Descrierea din rezultatele căutării, între 120 și 155 de caractere.")
      .min(120, "este prea scurtă; scrieți între 120 și 155 de caractere")
      .max(155, "este prea lungă; scrieți între 120 și 155 de caractere"),
  })
  .describe("Ce văd oamenii în rezultatele căutării și în mesaje.");

const head = {
  seo,
  title: text("Titlul mare al paginii."),
  lead: text("Fraza de sub titlu."),
};

const block = (what: string) =>
  z
    .strictObject({
      title: text("Titlul blocului."),
      text: text("Textul blocului."),
    })
    .describe(what);

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
        days: list(oneOf(WEEKDAYS, "O zi a săptămânii."), "Zilele în care se aplică orele, una după alta."),
        opens: time("Ora de deschidere."),
        closes: time("Ora de închidere."),
      })
      .refine((value) => value.opens < value.closes, {
        path: ["closes"],
        error: "este înainte de ora de deschidere; verificați „opens” și „closes”",
      }),
    "Programul, pe grupuri de zile cu aceleași ore.",
  ),
  rating: z
    .strictObject({
      source: text("De unde vine scorul."),
      score: text('Scorul, ca text, de exemplu "5.0".').regex(
        /^[0-5]\.\d$/,
        'trebuie scris cu punct și o zecimală, de exemplu "5.0"',
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

export const prices = z.strictObject({
  reviewed,
  amounts: list(
    z.strictObject({
      id,
      label: text("Ce se plătește cu această sumă."),
      amount: wholeNumber("Suma în lei întregi, de exemplu 835.", 1, 100_000),
      unit: text("Pentru ce unitate este prețul, de exemplu „pe segment”.").optional(),
    }),
    "Fiecare sumă, o singură dată.",
  ),
  contrast: list(
    z.strictObject({
      id,
      extra: range("Cât se adaugă, în lei, pentru substanța de contrast.", 0, 10_000),
    }),
    "Costul substanței de contrast, pentru fiecare loc în care apare.",
  ),
  rows: list(
    z.strictObject({
      serviciu: text("Numele investigației în tabelul de prețuri."),
      pret: text("Numele (id) sumei din lista amounts."),
      href: path("Pagina investigației."),
    }),
    "Rândurile tabelului de prețuri, de sus în jos.",
  ),
});

const question = z.strictObject({
  id,
  question: text("Întrebarea, așa cum ar pune-o un pacient."),
  answer: text("Răspunsul, în două până la cinci fraze."),
});

const ART = ["cerebral", "coloana", "articulatii", "abdominal", "pelvin", "mamar"] as const;

export const service = z.strictObject({
  order: wholeNumber("Locul în meniu, de la 1.", 1, 99),
  reviewed,
  seo,
  title: text("Numele investigației, de exemplu „RMN cerebral”."),
  art: oneOf(ART, "Desenul investigației."),
  plane: oneOf(["AX", "SAG", "COR"], "Planul secțiunii din desen."),
  isDecontCAS: yesNo("Dacă investigația poate fi decontată prin CAS."),
  menuNote: text("Câteva cuvinte sub nume, în meniu (cel mult 32 de caractere).").max(
    32,
    "este prea lung pentru meniu; cel mult 32 de caractere",
  ),
  card: z
    .strictObject({
      description: text("O frază pentru cardul investigației."),
      highlights: list(text("Un avantaj scurt."), "Două informații scurte de pe card.", 2),
    })
    .describe("Cardul de pe prima pagină și din lista de servicii."),
  lead: text("Una sau două fraze sub titlu."),
  intro: paragraphs("Ce este investigația și ce arată: două sau trei paragrafe.", 2),
  indications: list(text("O situație."), "Când este indicată: cel puțin șase situații.", 6),
  duration: z
    .strictObject({
      minutes: range("Durata în minute.", 5, 240),
      per: oneOf(["segment", "articulație"], "Pentru ce unitate este durata, dacă e cazul.").optional(),
    })
    .describe("Cât durează."),
  durationText: text("Cum decurge investigația, în câteva fraze."),
  preparation: paragraphs("Cum se pregătește pacientul: regulile, pe paragrafe."),
  preparationFacts: z
    .array(
      z.strictObject({
        label: text("Regula, pe scurt."),
        value: text("Valoarea ei, de exemplu „4–6 ore”."),
      }),
    )
    .describe("Regulile cu cifre (post, lichide, vezică, zile ale ciclului); listă goală dacă nu sunt."),
  preparationFirst: yesNo("Dacă pregătirea stă pe telefon înaintea indicațiilor."),
  takeOff: list(text("Un obiect."), "Ce mai lasă deoparte pacientul, pe lângă lista comună."),
  bring: list(text("Un lucru."), "Ce mai aduce pacientul, pe lângă lista comună."),
  tellStaff: list(text("O situație."), "Ce trebuie spus înainte, specific acestei investigații.", 3),
  advantages: list(
    z.strictObject({
      title: text("Avantajul, în câteva cuvinte."),
      text: text("Explicația, o frază sau două."),
    }),
    "Cel puțin trei avantaje, fără superlative.",
    3,
  ),
  limits: text("Ce nu poate arăta investigația și ce rămâne la medic."),
  questions: list(question, "Trei până la cinci întrebări cu răspuns.", 3).max(
    5,
    "are prea multe rânduri; cel mult 5",
  ),
  price: z
    .strictObject({
      amounts: list(text("Numele (id) sumei din prices.yaml."), "Sumele afișate, prima cu cifre mari."),
      contrast: text("Numele (id) din lista contrast.")
        .nullable()
        .describe("„inclus”, sau numele (id) costului din prices.yaml, sau null dacă nu se afișează."),
      note: text("Nota de sub preț."),
    })
    .describe("Prețul și decontarea."),
  related: list(
    z.strictObject({
      service: text("Numele fișierului celeilalte investigații, fără .yaml."),
      why: text("De ce ar interesa-o pe persoana care citește, în câteva cuvinte."),
    }),
    "Celelalte investigații, cele mai apropiate întâi.",
  ),
});

const ICONS = ["phone", "clock", "pin", "mail", "check", "card", "wave", "film", "slices"] as const;

export const faq = z.strictObject({
  items: list(
    question.extend({
      icon: oneOf(ICONS, "Pictograma de lângă întrebare, dacă e cazul.").optional(),
      iconPosition: oneOf(["left", "right"], "Pe ce parte stă pictograma.").optional(),
    }),
    "Întrebările de pe prima pagină, în ordine.",
  ),
});

const titled = z.strictObject({
  id,
  title: text("Titlul scurt."),
  text: text("O frază sau două."),
});

export const whyUs = z.strictObject({ items: list(titled, "Motivele, în ordine.") });

export const infoNotes = z.strictObject({
  items: list(titled.extend({ icon: oneOf(ICONS, "Pictograma.") }), "Notele, în ordine."),
});

/** Safety text that is true for every examination; it lives once and stands on all service pages. */
export const safety = z.strictObject({
  tellStaffLead: text("Fraza de deasupra listei „Ce să ne spuneți înainte”."),
  tellStaff: list(text("O situație."), "Ce trebuie spus la telefon, la orice investigație.", 6),
  takeOff: list(text("Un obiect."), "Ce se lasă deoparte la orice investigație."),
  bring: list(text("Un lucru."), "Ce se aduce la orice investigație."),
  during: paragraphs("Ce se întâmplă în timpul oricărei investigații."),
  contrast: text("Despre substanța de contrast, pentru orice investigație."),
  pregnancy: text("Despre sarcină și alăptare."),
  report: text("Cine descrie imaginile și cine pune diagnosticul."),
  emergency: text("Fraza despre urgențe."),
});

export const cas = z.strictObject({
  reviewed,
  ...head,
  intro: paragraphs("Ce înseamnă decontarea, pe paragrafe."),
  conditions: list(
    z.strictObject({ title: text("Condiția, pe scurt."), text: text("Explicația ei.") }),
    "Condițiile, în ordine.",
    4,
  ),
  requiredDocuments: list(
    z.strictObject({ title: text("Documentul."), text: text("La ce să fie atent pacientul.") }),
    "Documentele obligatorii.",
    3,
  ),
  optionalDocuments: list(
    z.strictObject({ title: text("Documentul."), text: text("De ce ajută.") }),
    "Documentele opționale.",
    4,
  ),
  steps: list(
    z.strictObject({ title: text("Pasul, pe scurt."), text: text("Ce se face la acest pas.") }),
    "Pașii, de la bilet la rezultat.",
    4,
  ),
  limits: list(
    z.strictObject({ title: text("Limita, pe scurt."), text: text("Explicația ei.") }),
    "Ce nu poate promite clinica.",
  ),
  note: text("Nota despre regulile care se pot schimba."),
  badgeNote: text("Fraza scurtă de lângă insigna „Decontat CAS”."),
  headings: z
    .strictObject({
      conditions: text("Titlul listei de condiții."),
      steps: text("Titlul pașilor."),
      documents: text("Titlul listei de documente."),
      required: text("Titlul documentelor obligatorii."),
      optional: text("Titlul documentelor opționale."),
      limits: text("Titlul limitelor."),
    })
    .describe("Titlurile secțiunilor."),
});

export const home = z.strictObject({
  reviewed,
  seo,
  hero: z
    .strictObject({
      kicker: text("Prima linie a titlului."),
      title: text("A doua linie a titlului."),
      lead: text("Fraza de sub titlu."),
      caption: text("Explicația animației."),
    })
    .describe("Partea de sus a paginii."),
  services: block("Titlul celor șase carduri."),
  priceLink: block("Legătura spre lista de prețuri."),
  servicesLink: block("Legătura spre toate investigațiile."),
  whyUs: block("Titlul motivelor."),
  faq: block("Titlul întrebărilor."),
  closing: block("Blocul de încheiere, cu telefonul."),
});

export const servicesPage = z.strictObject({
  reviewed,
  ...head,
  clinicCard: z
    .strictObject({
      title: text("Titlul cardului al șaptelea."),
      description: text("O frază despre clinică."),
      highlights: list(text("O informație."), "Informațiile scurte."),
    })
    .describe("Cardul al șaptelea, spre prima pagină."),
  callToAction: block("Blocul cu îndemnul la telefon."),
  notesTitle: text("Titlul celor trei note."),
});

export const pricesPage = z.strictObject({
  ...head,
  tableCaption: text("Titlul tabelului."),
  columns: z
    .strictObject({ serviciu: text("Capul primei coloane."), pret: text("Capul celei de-a doua coloane.") })
    .describe("Capul tabelului."),
  notes: list(block("O notă."), "Notele de sub tabel."),
  otherServices: z
    .strictObject({
      title: text("Titlul."),
      text: text("Textul."),
      links: list(
        z.strictObject({ label: text("Textul legăturii."), href: path("Pagina.") }),
        "Legăturile spre investigațiile fără rând în tabel.",
      ),
    })
    .describe("Investigațiile care nu au rând în tabel."),
  cas: block("Blocul despre decontare."),
});

export const contactPage = z.strictObject({
  reviewed,
  ...head,
  phone: block("Blocul cu telefonul."),
  email: block("Blocul cu e-mailul."),
  address: block("Blocul cu adresa."),
  hours: block("Blocul cu programul."),
  before: z
    .strictObject({
      title: text("Titlul."),
      items: list(text("Un lucru."), "Ce să aibă la îndemână cine sună."),
    })
    .describe("Ce să aibă pacientul la îndemână când sună."),
});

export const legalPage = z.strictObject({ reviewed, ...head });

export const notFoundPage = z.strictObject({
  title: text("Titlul, în engleză; textul este fix."),
  link: text("Textul legăturii, în engleză; textul este fix."),
  text: text("Fraza de sub titlu, în engleză."),
});

/** A legal document: Markdown with this header. */
export const legalDocument = z.strictObject({
  order: wholeNumber("Locul în lista documentelor.", 1, 9),
  reviewed,
  version: day("Data versiunii în vigoare."),
  seo,
  title: text("Titlul documentului."),
  description: text("O frază pentru cardul documentului."),
  highlights: list(text("O informație."), "Două sau trei informații scurte de pe card.", 2),
});

const menuLink = z.strictObject({
  name: text("Textul din meniu."),
  href: path("Pagina spre care duce."),
  note: text("Câteva cuvinte sub nume, în meniul de pe ecrane mari.").optional(),
});

const menuItem = menuLink.extend({
  submenu: z.array(menuLink).optional().describe("Intrările grupului, dacă este un grup."),
});

export const navigation = z.strictObject({
  desktop: list(menuItem, "Meniul de pe ecrane mari."),
  mobile: list(menuItem, "Meniul de pe telefon."),
  footer: z
    .strictObject({
      servicii: list(menuLink, "Coloana Servicii RMN."),
      informatii: list(menuLink, "Coloana Informații."),
      legal: list(menuLink, "Coloana Legal."),
    })
    .describe("Coloanele din subsol."),
});

/** Questions of docs/open-questions.md that the owner has not decided yet; the launch check lists them. */
export const openDecisions = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id,
        question: text("Întrebarea, așa cum o citește cine hotărăște."),
        file: text("Fișierul în care se face schimbarea, de exemplu content/prices.yaml."),
        field: text("Câmpul sau secțiunea din acel fișier."),
      }),
    )
    .describe("Ce a rămas de hotărât; ștergeți rândul după ce ați hotărât."),
});
