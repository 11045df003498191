import type { Site } from "./files.ts";

/**
 * The entities of docs/requirements.md, section 3, with the names that the section gives them. Components
 * take them as props.
 */

/** An entry of a menu. An entry with a submenu opens the list of the submenu's entries. */
export interface MenuItem {
  readonly name: string;
  readonly href: string;
  readonly submenu?: readonly MenuItem[] | undefined;
}

export interface ServiceCard {
  readonly title: string;
  readonly description: string;
  readonly href: string;
  readonly highlights: readonly string[];
  /** Whether the public health insurance (CAS) can reimburse the examination. */
  readonly isDecontCAS: boolean;
}

type Question = Site["faq"]["items"][number];

/** A question of an accordion; `id` is also the anchor of its answer. */
export interface FaqItem {
  readonly id: string;
  readonly question: string;
  readonly answer: Question["answer"];
  readonly icon?: Question["icon"];
  readonly iconPosition: "left" | "right";
}

/** A row of a price table: the name of an examination and its price as text, „835,00”. */
export interface PriceRow {
  readonly serviciu: string;
  readonly pret: string;
}

/** A step of the breadcrumb. The last step is the current page and has no `href`. */
export interface BreadcrumbItem {
  readonly label: string;
  readonly href?: string | undefined;
}

export interface LegalDocumentCard {
  readonly title: string;
  readonly description: string;
  readonly href: string;
  readonly highlights: readonly string[];
}

/** The three groups of links of the footer. */
export interface FooterLinks {
  readonly servicii: readonly MenuItem[];
  readonly informatii: readonly MenuItem[];
  readonly legal: readonly MenuItem[];
}
