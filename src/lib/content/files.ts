import type { z } from "astro/zod";
import * as schema from "./schema.ts";
import { ui } from "./ui-schema.ts";

/** Single files of `content/`: collection name → path inside the folder and schema. */
export const SINGLE_FILES = {
  clinic: { file: "clinic.yaml", schema: schema.clinic },
  prices: { file: "prices.yaml", schema: schema.prices },
  faq: { file: "faq.yaml", schema: schema.faq },
  whyUs: { file: "why-us.yaml", schema: schema.whyUs },
  infoNotes: { file: "info-notes.yaml", schema: schema.infoNotes },
  safety: { file: "safety.yaml", schema: schema.safety },
  cas: { file: "cas.yaml", schema: schema.cas },
  navigation: { file: "navigation.yaml", schema: schema.navigation },
  openDecisions: { file: "open-decisions.yaml", schema: schema.openDecisions },
  ui: { file: "ui.yaml", schema: ui },
  home: { file: "pages/home.yaml", schema: schema.home },
  servicesPage: { file: "pages/servicii.yaml", schema: schema.servicesPage },
  pricesPage: { file: "pages/preturi-rmn.yaml", schema: schema.pricesPage },
  contactPage: { file: "pages/contact.yaml", schema: schema.contactPage },
  legalPage: { file: "pages/legal.yaml", schema: schema.legalPage },
  notFoundPage: { file: "pages/404.yaml", schema: schema.notFoundPage },
} as const;

/** Folders of `content/` in which each file is one entry, named by its file. */
export const FOLDERS = {
  services: { folder: "services", extension: ".yaml", schema: schema.service },
  legal: { folder: "legal", extension: ".md", schema: schema.legalDocument },
} as const;

type SingleFiles = typeof SINGLE_FILES;

/** What the single files hold, by collection name. */
export type SingleContent = { readonly [K in keyof SingleFiles]: z.infer<SingleFiles[K]["schema"]> };

export type ServiceContent = z.infer<typeof schema.service>;
export type LegalHeader = z.infer<typeof schema.legalDocument>;

/** Everything in `content/`, valid, with tokens still in place. */
export interface Content extends SingleContent {
  readonly services: Readonly<Record<string, ServiceContent>>;
  /** Legal documents by file name; `body` is Markdown. */
  readonly legal: Readonly<Record<string, LegalHeader & { readonly body: string }>>;
}
