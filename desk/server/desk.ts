import { isDeepStrictEqual } from "node:util";
import { checkContent } from "../../src/lib/content/check.ts";
import type { Problem } from "../../src/lib/content/problem.ts";
import { fieldWords } from "../fields.ts";
import type { FieldPath, Note, OpenFile, Sheet, Values, Verdict } from "../shared.ts";
import { changed, repeatedIn, schemaOf, sheets, valuesIn } from "./documents.ts";
import { Refused } from "./refused.ts";
import { hashOf, type Store } from "./store.ts";

/** What people do at the desk with the content. Whatever a request says, files are found in the table of sheets. */
export class Desk {
  readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  open(name: unknown): OpenFile {
    const { files, sheet, text } = this.#find(name);
    return {
      sheet,
      schema: schemaOf(sheet.file),
      values: this.valuesOf(sheet, files),
      hash: hashOf(text),
      repeated: repeatedIn(sheet.file, text) as FieldPath[],
      versions: this.store.versions(sheet.file),
    };
  }

  /** The project's own checks over the content as it would be. */
  check(name: unknown, values: unknown, hash: unknown): Verdict {
    const { files, sheet, text } = this.#find(name);
    const draft = this.#draft(sheet, text, values);
    return { problems: obstacles(files, new Map([[sheet.file, draft]])), isStale: hashOf(text) !== hash };
  }

  /**
   * Writes a draft.
   * @throws Refused with status 409 when the file is no longer the one that was opened, 422 when the draft is wrong
   */
  save(name: unknown, values: unknown, hash: unknown): OpenFile {
    const { files, sheet, text } = this.#find(name);
    if (hashOf(text) !== hash) throw new Refused(409, "Fișierul s-a schimbat între timp.");
    const draft = this.#draft(sheet, text, values);
    this.write(files, new Map([[sheet.file, draft]]));
    return this.open(sheet.file);
  }

  restore(name: unknown, version: unknown): OpenFile {
    const { files, sheet } = this.#find(name);
    const text = typeof version === "string" ? this.store.version(sheet.file, version) : undefined;
    if (text === undefined) throw new Refused(404, "Versiunea nu mai există.");
    this.write(files, new Map([[sheet.file, text]]));
    return this.open(sheet.file);
  }

  /** @throws Refused when the content would be wrong with these texts; then nothing is written */
  write(files: ReadonlyMap<string, string>, drafts: ReadonlyMap<string, string>): void {
    const problems = obstacles(files, drafts);
    if (problems.length > 0) {
      throw new Refused(422, "Nu s-a salvat nimic: mai este ceva de corectat.", problems);
    }
    for (const [file, text] of drafts) {
      if (text !== files.get(file)) this.store.write(file, text, files.get(file));
    }
  }

  valuesOf({ file, title }: Sheet, files: ReadonlyMap<string, string>): Values {
    try {
      return valuesIn(file, files.get(file) ?? "");
    } catch {
      throw new Refused(422, `„${title}” nu se poate citi; fișierul este ${file}.`);
    }
  }

  /** @throws Refused when no sheet has that name */
  #find(name: unknown) {
    const files = this.store.read();
    const sheet = sheets(files).find(({ file }) => file === name);
    const text = sheet && files.get(sheet.file);
    if (!sheet || text === undefined) throw new Refused(404, "Foaia nu există.");
    return { files, sheet, text };
  }

  #draft(sheet: Sheet, text: string, values: unknown): string {
    if (values === null || typeof values !== "object" || Array.isArray(values)) {
      throw new Refused(400, "Cererea nu are forma potrivită.");
    }
    if (isDeepStrictEqual(valuesIn(sheet.file, text), values)) return text;
    return changed(sheet.file, text, values as Values);
  }
}

/**
 * What keeps these texts from being written: whatever is wrong in them and, where all was well before, in other files.
 * Content that somebody broke by hand can be mended one file after the other.
 */
function obstacles(files: ReadonlyMap<string, string>, drafts: ReadonlyMap<string, string>): Note[] {
  const together = new Map([...files, ...drafts]);
  const wereWrong = new Set(checkContent(files).problems.map(({ file }) => file));
  const problems = checkContent(together).problems.filter(
    ({ file }) => drafts.has(file) || !wereWrong.has(file),
  );
  return notes(problems, together);
}

/** Problems with the names that the forms show. */
export function notes(problems: readonly Problem[], files: ReadonlyMap<string, string>): Note[] {
  const known = new Map(sheets(files).map((sheet) => [sheet.file, sheet.title]));
  return problems.map(({ file, path = [], place = "", remedy }) => ({
    file,
    title: known.get(file) ?? file,
    path: path as FieldPath,
    field: known.has(file) && path.length > 0 ? wordsFor(file, path as FieldPath, files) : place,
    words: remedy,
  }));
}

function wordsFor(file: string, path: FieldPath, files: ReadonlyMap<string, string>): string {
  const schema = schemaOf(file);
  try {
    return fieldWords(schema, path, valuesIn(file, files.get(file) ?? ""));
  } catch {
    return fieldWords(schema, path);
  }
}
