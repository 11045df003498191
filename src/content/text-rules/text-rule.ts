import type { Content } from "../files.ts";
import type { PlacedText } from "../texts.ts";

/** A match of a rule, with a message in Romanian that the clinic's staff understand. */
export interface Hit {
  /** The part of the text that breaks the rule. */
  readonly excerpt: string;
  readonly message: string;
}

interface Rule {
  /** Name of the rule, as in messages and tests. */
  readonly name: string;
  /** Fields to which the rule does not apply. */
  readonly except?: RegExp;
  /** Finds what breaks the rule. A rule that compares the text with facts takes them from `content`. */
  find(value: string, text: PlacedText, content: Content): Iterable<Hit>;
  /**
   * The test puts each of these two texts into the note of cas.yaml: the rule must report `wrong`, but not
   * `right`.
   */
  readonly wrong: string;
  readonly right: string;
}

/**
 * A rule for texts. It is checked in each text separately. `reads` is the form of a text that the rule reads:
 * `written` is the text in the file, with tokens; `shown` is the text on the page, without addresses and ids.
 * Errors are found in the written form only.
 */
export type TextRule = Rule &
  (
    | { readonly level: "error"; readonly reads: "written" }
    | { readonly level: "warning"; readonly reads: "written" | "shown" }
  );

export const hit = (excerpt: string, message: string): Hit => ({ excerpt, message });

/**
 * Splits a text at line breaks, and after a full stop, question mark or semicolon before a capital letter.
 */
export const sentencesOf = (text: string) => text.split(/\n+|(?<=[.?!;])\s+(?=[„"(]?\p{Lu})/u);
