import { z } from "astro/zod";
import { clinic } from "./schema/clinic.ts";
import * as lists from "./schema/lists.ts";
import * as pages from "./schema/pages.ts";
import { publishing } from "./schema/publishing.ts";
import { readings } from "./schema/readings.ts";
import { prices, service } from "./schema/services.ts";
import sheets from "./schema/sheets.json" with { type: "json" };
import { ui } from "./schema/ui.ts";

/** Adds a file's title (for staff) and path from sheets.json to the file's schema. */
const withFileInfo = <T extends z.ZodType>(name: keyof typeof sheets, schema: T): T =>
  schema.meta({ ...schema.meta(), ...sheets[name] });

/**
 * Schemas of the content files that exist once, such as `clinic.yaml`, by their names in `Content`. `FOLDERS`
 * has the schemas of examinations and legal documents.
 */
export const SINGLE_SCHEMA = z.strictObject({
  clinic: withFileInfo("clinic", clinic),
  prices: withFileInfo("prices", prices),
  faq: withFileInfo("faq", lists.faq),
  whyUs: withFileInfo("whyUs", lists.whyUs),
  photos: withFileInfo("photos", lists.photos),
  infoNotes: withFileInfo("infoNotes", lists.infoNotes),
  safety: withFileInfo("safety", lists.safety),
  cas: withFileInfo("cas", pages.cas),
  navigation: withFileInfo("navigation", lists.navigation),
  openDecisions: withFileInfo("openDecisions", lists.openDecisions),
  slices: withFileInfo("slices", lists.slices),
  referralTerms: withFileInfo("referralTerms", lists.referralTerms),
  ui: withFileInfo("ui", ui),
  publishing: withFileInfo("publishing", publishing),
  readings: withFileInfo("readings", readings),
  home: withFileInfo("home", pages.home),
  servicesPage: withFileInfo("servicesPage", pages.servicesPage),
  pricesPage: withFileInfo("pricesPage", pages.pricesPage),
  contactPage: withFileInfo("contactPage", pages.contactPage),
  legalPage: withFileInfo("legalPage", pages.legalPage),
});

export type SingleContent = z.infer<typeof SINGLE_SCHEMA>;

/** The path of each file of `SINGLE_SCHEMA`, relative to `content/`. */
export const SINGLE_FILES = Object.fromEntries(
  Object.entries(sheets).map(([name, { file }]) => [name, file]),
) as Readonly<Record<keyof SingleContent, string>>;

/** Folders of `content/` in which each file is an entry and the file name is the entry's `slug`. */
export const FOLDERS = {
  services: { extension: ".yaml", schema: service },
  legal: { extension: ".md", schema: pages.legalDocument },
} as const;

/**
 * Matches a Markdown document in four groups: the opening `---`, the YAML header, the closing `---`, and the
 * text.
 */
export const FRONT_MATTER = /^(---\r?\n)([\s\S]*?)(\r?\n---\r?\n)([\s\S]*)$/;

/** An examination; `slug` is the name of its file and the last part of its path. */
export type Service = z.infer<typeof service> & {
  readonly slug: string;
  /**
   * Who has read the examination's texts as they are now; absent if nobody has (`readingOf`).
   */
  readonly checkedBy?: { readonly name: string; readonly on: string } | undefined;
};

type LegalHeader = z.infer<typeof pages.legalDocument> & { readonly slug: string };

/** The part that `Content` and `Site` share: everything except the texts of the legal documents. */
export interface SharedContent extends SingleContent {
  /** Sorted by `order`. */
  readonly services: readonly Service[];
  /** Sorted by `order`. */
  readonly legal: readonly LegalHeader[];
}

/**
 * The content of all files, checked. Tokens are not replaced yet; `body` is the Markdown of a legal document.
 */
export interface Content extends SharedContent {
  readonly legal: readonly (LegalHeader & { readonly body: string })[];
}

/** A legal document in the form that its page shows. */
export interface LegalDocument extends LegalHeader {
  readonly html: string;
  /** The chapters in order, without subchapters; `slug` is the anchor. */
  readonly chapters: readonly { readonly slug: string; readonly text: string }[];
}

/** The content in the form that pages show: tokens are replaced by their values. */
export interface Site extends SharedContent {
  readonly legal: readonly LegalDocument[];
}

/**
 * The path of a content file from the project's root: of the file `name`, or of the entry `slug` in the
 * folder `name`.
 */
export function contentPath(name: keyof SingleContent | keyof typeof FOLDERS, slug?: string): string {
  if (name !== "services" && name !== "legal") return `content/${SINGLE_FILES[name]}`;
  return `content/${name}/${slug}${FOLDERS[name].extension}`;
}

/** The examination to which a content file belongs; undefined for any other file. */
export const serviceOfFile = <T extends { slug: string }>(file: string, services: readonly T[]) =>
  services.find(({ slug }) => file === contentPath("services", slug));

/** Finds the entries of a content folder among `files`, each with its slug. */
export const entriesOf = (folder: keyof typeof FOLDERS, files: Iterable<string>) =>
  [...files].flatMap((file) => {
    const slug = /([a-z0-9-]+)\.[a-z]+$/.exec(file)?.[1];
    return slug && file === contentPath(folder, slug) ? [{ file, slug }] : [];
  });
