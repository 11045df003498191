import { execFileSync } from "node:child_process";
import type { SourceFiles } from "../../../src/content/read/read-files.ts";
import { valuesIn } from "../documents/documents.ts";
import type { Store } from "./store.ts";

/**
 * Returns the newest earlier text of a file that has values and no syntax error; undefined if there is none.
 * @param shown the texts in the preview, which are the newest if the file was damaged while the desk was running
 */
export const lastReadableText = (file: string, store: Store, shown: SourceFiles): string | undefined =>
  earlierTexts(file, store, shown).find((text) => text && isReadable(file, text));

function isReadable(file: string, text: string): boolean {
  try {
    return Object.keys(valuesIn(file, text)).length > 0;
  } catch {
    return false;
  }
}

/**
 * Yields earlier texts of a file, the newest first: the text in the preview, the texts in the journal, the
 * text in git.
 */
function* earlierTexts(file: string, store: Store, shown: SourceFiles) {
  yield shown.get(file);
  for (const { steps, published } of store.journal()) {
    for (const hash of [...(steps[file] ?? []).toReversed(), published?.[file]])
      if (hash) yield store.textIfKept(hash);
  }
  for (const version of ["@{upstream}", "HEAD"]) yield committedText(store.root, `${version}:./${file}`);
}

/** Returns a file of a commit; undefined if there is no repository, no such commit or no such file. */
function committedText(root: string, name: string): string | undefined {
  try {
    return execFileSync("git", ["show", name], { cwd: root, encoding: "utf8", stdio: "pipe" });
  } catch {
    return undefined;
  }
}
