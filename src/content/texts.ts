import { type Content, contentPath, type FOLDERS, SINGLE_SCHEMA } from "./files.ts";

/** A text somewhere in the content, and where. */
export interface PlacedText {
  /** Path from the project's root. */
  readonly file: string;
  /** Names and list positions (from 0) that lead to it. */
  readonly path: readonly PropertyKey[];
  readonly value: string;
}

function* textsIn(file: string, value: unknown, path: readonly PropertyKey[] = []): Generator<PlacedText> {
  if (typeof value === "string") yield { file, path, value };
  else if (value !== null && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) {
      yield* textsIn(file, item, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  }
}

/** Every text of the content, file by file; a Markdown document's text has the path `body`. */
export function* textsOf(content: Content): Generator<PlacedText> {
  for (const name of SINGLE_SCHEMA.keyof().options) yield* textsIn(contentPath(name), content[name]);
  for (const folder of ["services", "legal"] as const satisfies (keyof typeof FOLDERS)[]) {
    for (const { slug, ...entry } of content[folder]) yield* textsIn(contentPath(folder, slug), entry);
  }
}
