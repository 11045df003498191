import type { Content } from "../../../src/content/files.ts";
import { FIXTURE_CONTENT } from "../../fixtures/content.ts";

/** Facts of an operator that does not exist. */
export const OPERATOR = {
  legalName: "Imagistica Bega SRL",
  legalForm: "societate cu răspundere limitată",
  registeredOffice: "Strada Corbului 4, Timișoara",
  postalCode: "300748",
  taxCode: "RO41820938",
  tradeRegister: "J35/1846/2019",
  healthAuthorisation: "nr. 418 din 6 martie 2024, DSP Timiș",
  coordinatingDoctor: "dr. A. B., medic primar",
  casContract: "nr. 2084, CAS Timiș",
  vatRegime: "scutit de TVA",
  dpoContact: "dpo@rmn-bega.ro",
  hostingProvider: "Gazda SRL, România",
  emailProvider: "Poșta SRL, România",
  logRetention: "30 de zile",
};

/** A visit of which everything is told. */
const VISIT = Object.fromEntries(
  Object.keys(FIXTURE_CONTENT.clinic.visit).map((field) => [field, "Întrebați la recepție."]),
) as unknown as Content["clinic"]["visit"];

/** The fixture content as it will be on the day of publishing. */
export const READY: Content = {
  ...FIXTURE_CONTENT,
  clinic: {
    ...FIXTURE_CONTENT.clinic,
    siteUrl: "https://www.rmn-bega.ro",
    headerPhone: "0256 418 273",
    footerPhone: "0256 418 274",
    email: "contact@rmn-bega.ro",
    placeholders: [],
    rating: { ...FIXTURE_CONTENT.clinic.rating, checked: "2026-11-20" },
    operator: OPERATOR,
    visit: VISIT,
  },
  openDecisions: { items: [], wishes: [] },
};

/** That content with another value for the clinic. */
export const clinicWith = (change: Partial<Content["clinic"]>): Content => ({
  ...READY,
  clinic: { ...READY.clinic, ...change },
});
