import type { Content } from "../files.ts";
import type { PlacedText } from "../texts.ts";

/** A match of a rule, with a message in Romanian that the clinic's staff understand. */
export interface Hit {
  /** The part of the text that breaks the rule. */
  readonly excerpt: string;
  readonly message: string;
}

/** The function with which a rule finds its matches. It gets the content only if the rule `usesFacts`. */
type Find =
  | {
      readonly usesFacts?: false;
      find(value: string, text: PlacedText): Iterable<Hit>;
    }
  | {
      /** The rule compares the text with facts of the content, such as prices and opening hours. */
      readonly usesFacts: true;
      find(value: string, text: PlacedText, content: Content): Iterable<Hit>;
    };

/** The form of a text that a rule reads, and the level of its findings. */
type Reads =
  /** `written` is the text in the file, with tokens. */
  | { readonly level: "error" | "warning"; readonly reads: "written" }
  /** `shown` is the text on the page, without addresses and ids. */
  | { readonly level: "warning"; readonly reads: "shown" };

/** A rule for texts. It is checked in each text separately. */
export type TextRule = Find &
  Reads & {
    /** Name of the rule, as in messages and tests. */
    readonly name: string;
    /** Fields to which the rule does not apply. */
    readonly except?: RegExp;
    /**
     * The test puts each of these two texts into the note of cas.yaml: the rule must report `wrong`, but not
     * `right`.
     */
    readonly wrong: string;
    readonly right: string;
  };

export const hit = (excerpt: string, message: string): Hit => ({ excerpt, message });

/** Splits a text at line breaks, and after „.”, „?”, „!” or „;” before a capital letter. */
export const sentencesOf = (text: string) => text.split(/\n+|(?<=[.?!;])\s+(?=[„"(]?\p{Lu})/u);
