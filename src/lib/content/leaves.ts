import { type Content, FOLDERS, SINGLE_FILES } from "./files.ts";

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
  for (const [name, { file }] of Object.entries(SINGLE_FILES)) {
    yield* leavesIn(`content/${file}`, content[name as keyof typeof SINGLE_FILES]);
  }
  for (const [name, { folder, extension }] of Object.entries(FOLDERS)) {
    for (const [slug, entry] of Object.entries(content[name as keyof typeof FOLDERS])) {
      yield* leavesIn(`content/${folder}/${slug}${extension}`, entry);
    }
  }
}
