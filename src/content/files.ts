import { z } from "astro/zod";
import { clinic } from "./schema/clinic.ts";
import { type Field, fieldOf } from "./schema/field-marks.ts";
import { mapValues } from "./schema/fields.ts";
import * as lists from "./schema/lists.ts";
import * as pages from "./schema/pages.ts";
import { publishing, readings } from "./schema/publishing.ts";
import { prices, service } from "./schema/services.ts";
import { ui } from "./schema/ui.ts";

/**
 * The schema of a file that exists once, with the file's path in `content/`, its title for staff, and the page on
 * which most of its texts appear.
 */
const sheet = <T extends z.ZodType>(file: string, title: string, page: string, schema: T): T =>
  schema.meta({ ...schema.meta(), file, title, page });

/**
 * Schemas of the content files that exist once, such as `clinic.yaml`, by their names in `Content`. `FOLDERS`
 * has the schemas of examinations and legal documents.
 */
export const SINGLE_SCHEMA = z.strictObject({
  clinic: sheet("clinic.yaml", "Telefon și program", "/contact", clinic),
  prices: sheet("prices.yaml", "Prețuri", "/preturi-rmn", prices),
  faq: sheet("faq.yaml", "Întrebări frecvente", "/", lists.faq),
  whyUs: sheet("why-us.yaml", "De ce la noi", "/", lists.whyUs),
  photos: sheet("photos.yaml", "Fotografii", "/contact", lists.photos),
  infoNotes: sheet("info-notes.yaml", "Note de pe pagina Servicii", "/servicii", lists.infoNotes),
  safety: sheet("safety.yaml", "Texte de siguranță", "/servicii/rmn-cerebral", lists.safety),
  cas: sheet("cas.yaml", "RMN prin CAS", "/rmn-prin-cas", pages.cas),
  navigation: sheet("navigation.yaml", "Meniuri", "/", lists.navigation),
  openDecisions: sheet("open-decisions.yaml", "Ce a rămas de hotărât", "/", lists.openDecisions),
  slices: sheet("slices.yaml", "Cuvinte de lângă desen", "/servicii/rmn-cerebral", lists.slices),
  referralTerms: sheet("referral-terms.yaml", "Ce scrie pe trimitere", "/servicii", lists.referralTerms),
  ui: sheet("ui.yaml", "Cuvinte de pe butoane", "/", ui),
  publishing: sheet("publishing.yaml", "Cum se publică", "/", publishing),
  readings: sheet("readings.yaml", "Foi citite", "/", readings),
  home: sheet("pages/home.yaml", "Prima pagină", "/", pages.home),
  servicesPage: sheet("pages/servicii.yaml", "Pagina Servicii", "/servicii", pages.servicesPage),
  pricesPage: sheet("pages/preturi-rmn.yaml", "Pagina Prețuri", "/preturi-rmn", pages.pricesPage),
  contactPage: sheet("pages/contact.yaml", "Pagina Contact", "/contact", pages.contactPage),
  legalPage: sheet("pages/legal.yaml", "Pagina Documente legale", "/legal", pages.legalPage),
});

export type SingleContent = z.infer<typeof SINGLE_SCHEMA>;

/** The path of each file of `SINGLE_SCHEMA`, relative to `content/`. */
export const SINGLE_FILES = mapValues(SINGLE_SCHEMA.shape, (schema) => String(schema.meta()?.file));

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

/** Finds the entries of a content folder among `files`, each with its slug. */
export const entriesOf = (folder: keyof typeof FOLDERS, files: Iterable<string>) =>
  [...files].flatMap((file) => {
    const slug = /([a-z0-9-]+)\.[a-z]+$/.exec(file)?.[1];
    return slug && file === contentPath(folder, slug) ? [{ file, slug }] : [];
  });

/** The fields of the whole content, except `slug` and `body`, because no schema describes these two. */
export const CONTENT_FIELD = fieldOf(
  SINGLE_SCHEMA.extend({
    services: z.array(FOLDERS.services.schema),
    legal: z.array(FOLDERS.legal.schema),
  }),
);

/** A file of `content/` with its values; `name` is that of its field in `Content`. */
export interface Sheet {
  readonly name: keyof Content;
  readonly file: string;
  readonly value: object;
  readonly field: Field | undefined;
}

/** All files of the content. */
export function sheetsOf(content: Content): Sheet[] {
  const { fields = {} } = CONTENT_FIELD;
  return [
    ...SINGLE_SCHEMA.keyof().options.map((name) => ({
      name,
      file: contentPath(name),
      value: content[name],
      field: fields[name],
    })),
    ...(["services", "legal"] as const).flatMap((name) =>
      content[name].map(({ slug, ...value }) => ({
        name,
        file: contentPath(name, slug),
        value,
        field: fields[name]?.item,
      })),
    ),
  ];
}
