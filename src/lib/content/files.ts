import type { z } from "astro/zod";
import { faq, infoNotes, safety, whyUs } from "./schema/blocks.ts";
import { cas } from "./schema/cas.ts";
import { clinic } from "./schema/clinic.ts";
import { legalDocument } from "./schema/legal.ts";
import { navigation } from "./schema/navigation.ts";
import { openDecisions } from "./schema/open-decisions.ts";
import { contactPage, home, legalPage, notFoundPage, pricesPage, servicesPage } from "./schema/pages.ts";
import { prices } from "./schema/prices.ts";
import { service } from "./schema/service.ts";
import { ui } from "./schema/ui.ts";

// What each file in `content/` may say: one sentence a field, written for the person who fills it in. Editors show
// it while typing, and the build quotes the field when something is wrong.

/** Single files of `content/`: collection name → path inside the folder and schema. */
export const SINGLE_FILES = {
  clinic: { file: "clinic.yaml", schema: clinic },
  prices: { file: "prices.yaml", schema: prices },
  faq: { file: "faq.yaml", schema: faq },
  whyUs: { file: "why-us.yaml", schema: whyUs },
  infoNotes: { file: "info-notes.yaml", schema: infoNotes },
  safety: { file: "safety.yaml", schema: safety },
  cas: { file: "cas.yaml", schema: cas },
  navigation: { file: "navigation.yaml", schema: navigation },
  openDecisions: { file: "open-decisions.yaml", schema: openDecisions },
  ui: { file: "ui.yaml", schema: ui },
  home: { file: "pages/home.yaml", schema: home },
  servicesPage: { file: "pages/servicii.yaml", schema: servicesPage },
  pricesPage: { file: "pages/preturi-rmn.yaml", schema: pricesPage },
  contactPage: { file: "pages/contact.yaml", schema: contactPage },
  legalPage: { file: "pages/legal.yaml", schema: legalPage },
  notFoundPage: { file: "pages/404.yaml", schema: notFoundPage },
} as const;

/** Folders of `content/` in which each file is one entry, named by its file. */
export const FOLDERS = {
  services: { folder: "services", extension: ".yaml", schema: service },
  legal: { folder: "legal", extension: ".md", schema: legalDocument },
} as const;

type SingleFiles = typeof SINGLE_FILES;

/** What the single files hold, by collection name. */
export type SingleContent = { readonly [K in keyof SingleFiles]: z.infer<SingleFiles[K]["schema"]> };

export type ServiceContent = z.infer<typeof service>;
export type LegalHeader = z.infer<typeof legalDocument>;

/** Everything in `content/`, valid, with tokens still in place. */
export interface Content extends SingleContent {
  readonly services: Readonly<Record<string, ServiceContent>>;
  /** Legal documents by file name; `body` is Markdown. */
  readonly legal: Readonly<Record<string, LegalHeader & { readonly body: string }>>;
}

/** An examination with its file name, which is also the last part of its path. */
export type Service = ServiceContent & { readonly slug: string };

/** All texts of the site as pages show them: tokens filled in. */
export interface Site extends SingleContent {
  /** In menu order. */
  readonly services: readonly Service[];
}
