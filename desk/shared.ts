/** What the desk's server and its pages tell each other. Paths of files are those of `Problem`. */

/** A file of `content/`, as a person knows it. */
export interface DocumentInfo {
  readonly file: string;
  readonly title: string;
  /** A few words that tell it from its neighbours. */
  readonly note?: string | undefined;
  /** Path of the page on which most of its texts stand. */
  readonly page: string;
  readonly group: "daily" | "services" | "pages" | "legal" | "common";
}

/** Names and list positions (from 0) that lead to a field. */
export type FieldPath = readonly (string | number)[];

/** A place in the content, with words about it. */
export interface Note {
  readonly file: string;
  readonly title: string;
  readonly path: FieldPath;
  /** The field's name, as the forms show it. */
  readonly field: string;
  readonly words: string;
  /** A warning is worth a second look, and keeps nothing from being saved. */
  readonly level?: "error" | "warning";
}

export type Values = Readonly<Record<string, unknown>>;

/** One thing that can be chosen: what stands in the file, and what people read. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface Overview {
  readonly documents: readonly DocumentInfo[];
  /** What `kind` fields choose among; see `Choice` of the content's fields. */
  readonly choices: Readonly<Record<string, readonly Option[]>>;
  /** Pages of the site, for the preview. */
  readonly pages: readonly Option[];
  /** Number of things that are open before publishing. */
  readonly open: number;
}

export interface OpenFile {
  readonly info: DocumentInfo;
  readonly schema: object;
  readonly values: Values;
  /** Tells whether the file changed meanwhile. */
  readonly hash: string;
  /** Somebody protected the file from writing. */
  readonly isProtected: boolean;
}

/** What was done with the texts, in words. */
export interface Words {
  /** Who says to have done it. */
  readonly who: string;
  /** What it was, where it is more than its changes. */
  readonly title: string;
  readonly changes: readonly Change[];
}

/** A file before and after an operation, by the hash of its text; null for one that is not there. */
export type Step = readonly [before: string | null, after: string | null];

/** A line of the journal. */
export interface Entry extends Words {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** By file. */
  readonly steps: Readonly<Record<string, Step>>;
  /** All texts of a publication. */
  readonly published?: Readonly<Record<string, string>>;
}

/** What a draft would mean. */
export interface Verdict {
  readonly problems: readonly Note[];
  /** The file is no longer the one that was opened. */
  readonly isStale: boolean;
}

/** One value that differs, or one row that came, went or moved. */
export interface Change {
  readonly kind: "changed" | "added" | "removed" | "moved";
  readonly path: FieldPath;
  readonly field: string;
  /** As a person reads it; absent where there was none, or will be none. */
  readonly old?: string | undefined;
  readonly new?: string | undefined;
  /** Why it may be a slip of the hand. */
  readonly doubt?: string | undefined;
}

export interface LaunchList {
  readonly problems: readonly Note[];
  readonly wishes: readonly Note[];
  /** Number of files that a click can mend. */
  readonly mendable: number;
}

/** Publishing, as its page shows it. */
export interface Publishing {
  /** The way in words; undefined while none is set up. */
  readonly way?: string | undefined;
  readonly step: "idle" | "building" | "ready" | "sending" | "done" | "failed";
  /** What happened so far, a line each. */
  readonly lines: readonly string[];
  /** Pages that differ from the last publication. */
  readonly changes: readonly string[];
  /** Number of values that want a deliberate yes before the public sees them. */
  readonly provisional: number;
  /** Public address. */
  readonly address: string;
}
