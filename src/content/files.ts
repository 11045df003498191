import { z } from "astro/zod";
import { clinic } from "./schema/clinic.ts";
import * as lists from "./schema/lists.ts";
import * as pages from "./schema/pages.ts";
import { publishing } from "./schema/publishing.ts";
import { prices, service } from "./schema/services.ts";
import { ui } from "./schema/ui.ts";

// What each file in `content/` may say: one sentence a field, written for the person who fills it in. Editors show
// it while typing, and the build quotes the field when something is wrong.

/** Schemas of the single files, by the name that the site gives them; `title` is what people call each. */
export const SINGLE_SCHEMA = z.strictObject({
  clinic: clinic.meta({ title: "Telefon și program", description: "Adresa, zilele libere, firma, vizita" }),
  prices: prices.meta({ title: "Prețuri" }),
  faq: lists.faq.meta({ title: "Întrebări frecvente" }),
  whyUs: lists.whyUs.meta({ title: "De ce la noi" }),
  infoNotes: lists.infoNotes.meta({ title: "Note de pe pagina Servicii" }),
  safety: lists.safety.meta({ title: "Texte de siguranță" }),
  cas: pages.cas.meta({ title: "RMN prin CAS" }),
  navigation: lists.navigation.meta({ title: "Meniuri" }),
  openDecisions: lists.openDecisions.meta({ title: "Ce a rămas de hotărât" }),
  slices: lists.slices.meta({ title: "Cuvinte de lângă desen" }),
  referralTerms: lists.referralTerms.meta({ title: "Ce scrie pe trimitere" }),
  ui: ui.meta({ title: "Cuvinte de pe butoane" }),
  publishing: publishing.meta({ title: "Cum se publică" }),
  home: pages.home.meta({ title: "Prima pagină" }),
  servicesPage: pages.servicesPage.meta({ title: "Pagina Servicii" }),
  pricesPage: pages.pricesPage.meta({ title: "Pagina Prețuri" }),
  contactPage: pages.contactPage.meta({ title: "Pagina Contact" }),
  legalPage: pages.legalPage.meta({ title: "Pagina Documente legale" }),
  notFoundPage: pages.notFoundPage.meta({ title: "Pagina „nu există”" }),
});

/** What the single files hold, by the name that the site gives them. */
type SingleContent = z.infer<typeof SINGLE_SCHEMA>;

/** Files of pages, which have the names of their addresses. */
const PAGE_FILES: Readonly<Partial<Record<keyof SingleContent, string>>> = {
  home: "pages/home.yaml",
  servicesPage: "pages/servicii.yaml",
  pricesPage: "pages/preturi-rmn.yaml",
  contactPage: "pages/contact.yaml",
  legalPage: "pages/legal.yaml",
  notFoundPage: "pages/404.yaml",
};

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The path of each single file inside `content/`. */
export const SINGLE_FILES = Object.fromEntries(
  SINGLE_SCHEMA.keyof().options.map((name) => [name, PAGE_FILES[name] ?? `${kebab(name)}.yaml`]),
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
  /** The body, ready for the page. */
  readonly html: string;
  /** The chapters, in order, without their subdivisions; `slug` is the anchor. */
  readonly chapters: readonly { readonly slug: string; readonly text: string }[];
}

/** All that the site says, as pages show it: tokens filled in. */
export interface Site extends Texts {
  readonly legal: readonly LegalDocument[];
}

/**
 * Path of a file from the project's root.
 * @param name a single file's name, or the folder of an entry
 * @param slug the entry's name, for folders
 */
export function contentPath(name: keyof SingleContent | keyof typeof FOLDERS, slug?: string): string {
  if (name !== "services" && name !== "legal") return `content/${SINGLE_FILES[name]}`;
  return `content/${name}/${slug}${FOLDERS[name].extension}`;
}
