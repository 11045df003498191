import { z } from "astro/zod";
import { clinic } from "./schema/clinic.ts";
import * as lists from "./schema/lists.ts";
import * as pages from "./schema/pages.ts";
import { publishing } from "./schema/publishing.ts";
import { prices, service } from "./schema/services.ts";
import { ui } from "./schema/ui.ts";

/** A single file: where it lies in `content/`, what people call it, and what it may say. */
const sheet = <T extends z.ZodType>(file: string, title: string, schema: T): T =>
  schema.meta({ ...schema.meta(), title, file });

/** Schemas of the single files, by the name that the site gives them. */
export const SINGLE_SCHEMA = z.strictObject({
  clinic: sheet("clinic.yaml", "Telefon și program", clinic),
  prices: sheet("prices.yaml", "Prețuri", prices),
  faq: sheet("faq.yaml", "Întrebări frecvente", lists.faq),
  whyUs: sheet("why-us.yaml", "De ce la noi", lists.whyUs),
  infoNotes: sheet("info-notes.yaml", "Note de pe pagina Servicii", lists.infoNotes),
  safety: sheet("safety.yaml", "Texte de siguranță", lists.safety),
  cas: sheet("cas.yaml", "RMN prin CAS", pages.cas),
  navigation: sheet("navigation.yaml", "Meniuri", lists.navigation),
  openDecisions: sheet("open-decisions.yaml", "Ce a rămas de hotărât", lists.openDecisions),
  slices: sheet("slices.yaml", "Cuvinte de lângă desen", lists.slices),
  referralTerms: sheet("referral-terms.yaml", "Ce scrie pe trimitere", lists.referralTerms),
  ui: sheet("ui.yaml", "Cuvinte de pe butoane", ui),
  publishing: sheet("publishing.yaml", "Cum se publică", publishing),
  home: sheet("pages/home.yaml", "Prima pagină", pages.home),
  servicesPage: sheet("pages/servicii.yaml", "Pagina Servicii", pages.servicesPage),
  pricesPage: sheet("pages/preturi-rmn.yaml", "Pagina Prețuri", pages.pricesPage),
  contactPage: sheet("pages/contact.yaml", "Pagina Contact", pages.contactPage),
  legalPage: sheet("pages/legal.yaml", "Pagina Documente legale", pages.legalPage),
  notFoundPage: sheet("pages/404.yaml", "Pagina „nu există”", pages.notFoundPage),
});

type SingleContent = z.infer<typeof SINGLE_SCHEMA>;

/** The path of each single file inside `content/`. */
export const SINGLE_FILES = Object.fromEntries(
  SINGLE_SCHEMA.keyof().options.map((name) => [name, SINGLE_SCHEMA.shape[name].meta()?.file]),
) as Readonly<Record<keyof SingleContent, string>>;

/** Folders of `content/` in which each file is one entry, named by its file; the folder has the collection's name. */
export const FOLDERS = {
  services: { extension: ".yaml", schema: service },
  legal: { extension: ".md", schema: pages.legalDocument },
} as const;

/** An examination with the name of its file, which is also the last part of its path. */
export type Service = z.infer<typeof service> & { readonly slug: string };

type LegalHeader = z.infer<typeof pages.legalDocument> & { readonly slug: string };

/** What the site says, but for the bodies of the legal documents. */
export interface Texts extends SingleContent {
  /** In menu order. */
  readonly services: readonly Service[];
  /** In the order of their list. */
  readonly legal: readonly LegalHeader[];
}

/** Everything in `content/`, valid, with tokens still in place; the `body` of a legal document is Markdown. */
export interface Content extends Texts {
  readonly legal: readonly (LegalHeader & { readonly body: string })[];
}

/** A legal document as it stands on its page. */
export interface LegalDocument extends LegalHeader {
  readonly html: string;
  /** The chapters, in order, without their subdivisions; `slug` is the anchor. */
  readonly chapters: readonly { readonly slug: string; readonly text: string }[];
}

/** All that the site says, as pages show it: tokens filled in. */
export interface Site extends Texts {
  readonly legal: readonly LegalDocument[];
}

/** Path of a single file from the project's root, or of the entry `slug` of a folder. */
export function contentPath(name: keyof SingleContent | keyof typeof FOLDERS, slug?: string): string {
  if (name !== "services" && name !== "legal") return `content/${SINGLE_FILES[name]}`;
  return `content/${name}/${slug}${FOLDERS[name].extension}`;
}
