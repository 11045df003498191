import { existsSync, globSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Values } from "../../shared/form-fields.ts";
import { hashOf, readJson, writeWhole } from "../disk.ts";

/** The unsaved draft of a document. */
export interface Draft {
  file: string;
  /** Hash of the file's text on which the draft is based (`hashOf`). */
  hash: string;
  values: Values;
}

/**
 * A store for unsaved drafts, one for each document. The server stores them, because browsers write their own
 * storage with a delay, and a crash of the browser must lose nothing.
 * @param root folder of the project
 */
export function draftStore(root: string) {
  const folder = join(root, ".cache/desk/drafts");
  const pathOf = (file: string) => join(folder, `${hashOf(file)}.json`);
  const read = (path: string) => readJson(path) as Draft | undefined;

  return {
    keep: (draft: Draft) => writeWhole(pathOf(draft.file), JSON.stringify(draft)),
    drop: (file: string) => rmSync(pathOf(file), { force: true }),
    of: (file: string) => (existsSync(pathOf(file)) ? read(pathOf(file)) : undefined),
    /** Returns the files of all documents that have a draft. */
    files: () => globSync("*.json", { cwd: folder }).flatMap((name) => read(join(folder, name))?.file ?? []),
  };
}
