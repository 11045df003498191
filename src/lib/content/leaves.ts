import { type Content, contentPath, type FOLDERS, SINGLE_SCHEMA } from "./files.ts";

/** A text somewhere in the content, and where. */
export interface Leaf {
  /** Path from the project's root. */
  readonly file: string;
  /** Names and list positions (from 0) that lead to it. */
  readonly path: readonly PropertyKey[];
  readonly value: string;
}

function* leavesIn(file: string, value: unknown, path: readonly PropertyKey[] = []): Generator<Leaf> {
  if (typeof value === "string") yield { file, path, value };
  else if (value !== null && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) {
      yield* leavesIn(file, item, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  }
}

/** Every text of the content, file by file; a Markdown document's text has the path `body`. */
export function* leavesOf(content: Content): Generator<Leaf> {
  for (const name of SINGLE_SCHEMA.keyof().options) yield* leavesIn(contentPath(name), content[name]);
  for (const folder of ["services", "legal"] as const satisfies (keyof typeof FOLDERS)[]) {
    for (const { slug, ...entry } of content[folder]) yield* leavesIn(contentPath(folder, slug), entry);
  }
}
