import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Values } from "../../shared/form-fields.ts";
import { hashOf, readJson, writeWhole } from "../disk.ts";

/** An unsaved draft of a document. */
export interface Draft {
  file: string;
  /** Id of the browser window in which the draft was typed. */
  window: string;
  /** Hash of the file's text on which the draft is based (`hashOf`). */
  hash: string;
  values: Values;
  /** Time at which the draft was stored, ISO 8601. */
  at: string;
}

/**
 * A store for unsaved drafts. The server stores them, because browsers write their own storage with a delay,
 * and a crash of the browser must lose nothing.
 * @param root folder of the project
 */
export function draftStore(root: string) {
  const folder = join(root, ".cache/desk/drafts");
  const pathOf = ({ file, window }: Pick<Draft, "file" | "window">) =>
    join(folder, `${hashOf(`${file}@${window}`)}.json`);

  return {
    keep(draft: Omit<Draft, "at">) {
      writeWhole(pathOf(draft), JSON.stringify({ ...draft, at: new Date() }));
    },

    drop: (draft: Pick<Draft, "file" | "window">) => rmSync(pathOf(draft), { force: true }),

    /** Returns all drafts, the latest first. */
    all: (): Draft[] =>
      globSync("*.json", { cwd: folder })
        .flatMap((name) => (readJson(join(folder, name)) as Draft | undefined) ?? [])
        .sort((a, b) => b.at.localeCompare(a.at)),
  };
}
