import type { Content } from "../files.ts";

/**
 * Says of every field whether it contains medical text: `true` or `false` for the whole field, or an object
 * with a mark for each field inside it. The type requires a mark for every field, so that a new field cannot
 * be forgotten.
 */
type Marks<T> = {
  readonly [K in keyof T]-?:
    | boolean
    | (NonNullable<T[K]> extends readonly unknown[] | string | number ? never : Marks<NonNullable<T[K]>>);
};

type Marked = Omit<Content, "services" | "legal" | "medicalReview">;

const general = false;
const medical = true;

/**
 * Says of every field of the content files whether it contains medical text, which a doctor must sign.
 * Medical texts are about safety, preparation, contrast, pregnancy, indications, limits, and what to do in an
 * emergency or while the clinic is closed. Questions, referral terms, steps of a visit, captions of layers,
 * and the patient's steps for CAS are medical, too, and so are the descriptions of all these texts for search
 * engines.
 */
export const MEDICAL_FIELDS: { readonly [Name in keyof Marked]-?: boolean | Marks<Marked[Name]> } = {
  clinic: general,
  prices: general,
  faq: { items: medical },
  whyUs: general,
  photos: general,
  infoNotes: { items: medical },
  safety: {
    tellStaffLead: medical,
    tellStaff: medical,
    tellStaffMore: medical,
    magnet: medical,
    takeOff: medical,
    bring: medical,
    during: medical,
    after: medical,
    contrast: medical,
    pregnancy: medical,
    implant: medical,
    fear: medical,
    emergency: medical,
  },
  cas: {
    reviewed: general,
    seo: medical,
    title: general,
    lead: medical,
    intro: medical,
    payment: medical,
    conditions: medical,
    requiredDocuments: medical,
    optionalDocuments: medical,
    steps: medical,
    limits: medical,
    note: medical,
    badgeNote: medical,
    headings: general,
  },
  navigation: general,
  openDecisions: general,
  slices: {
    layer: general,
    of: general,
    slider: general,
    previous: general,
    next: general,
    end: general,
    directions: general,
    drawing: medical,
    sides: medical,
    words: medical,
  },
  referralTerms: {
    title: general,
    lead: medical,
    common: medical,
    byPhone: medical,
    confirm: medical,
    signs: medical,
    several: medical,
    items: medical,
  },
  ui: {
    calls: general,
    header: general,
    shell: general,
    hours: {
      open: general,
      closed: general,
      closedLong: general,
      closedForNow: general,
      today: general,
      holiday: general,
      off: general,
      note: medical,
    },
    footer: general,
    hero: general,
    badge: general,
    services: general,
    service: general,
    sheet: general,
    anchors: general,
    previews: medical,
    legal: general,
    visit: general,
    unknown: general,
    gaps: general,
  },
  publishing: general,
  home: {
    reviewed: general,
    seo: general,
    hero: general,
    services: general,
    priceLink: general,
    servicesLink: general,
    shortcuts: general,
    whyUs: general,
    visit: medical,
    faq: general,
    closing: general,
  },
  servicesPage: general,
  pricesPage: general,
  contactPage: {
    reviewed: general,
    seo: general,
    title: general,
    lead: general,
    phone: medical,
    email: general,
    address: general,
    hours: general,
    before: medical,
    ask: medical,
    questions: medical,
    visitTitle: general,
  },
  legalPage: general,
  notFoundPage: general,
};

/** Says of every field of an examination's file whether it contains medical text. */
export const MEDICAL_SERVICE_FIELDS: Marks<Omit<Content["services"][number], "slug" | "checkedBy">> = {
  order: general,
  reviewed: general,
  seo: medical,
  formerPaths: general,
  draft: general,
  title: general,
  art: general,
  isDecontCAS: general,
  menuNote: general,
  card: medical,
  lead: medical,
  intro: medical,
  indications: medical,
  duration: general,
  durationText: medical,
  preparation: medical,
  preparationFacts: medical,
  takeOff: medical,
  bring: medical,
  tellStaff: medical,
  advantages: medical,
  limits: medical,
  questions: medical,
  reportWords: medical,
  price: general,
  related: medical,
};
