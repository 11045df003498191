import { execFileSync } from "node:child_process";
import { valuesIn } from "./documents.ts";
import type { Preview } from "./preview.ts";
import type { Store } from "./store.ts";

/**
 * Returns the newest earlier text of a file that has values and no syntax error; undefined if there is none.
 */
export const lastReadableText = (file: string, store: Store, preview: Preview): string | undefined =>
  earlierTexts(file, store, preview).find((text) => text && isReadable(file, text));

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
function* earlierTexts(file: string, store: Store, preview: Preview) {
  yield preview.shown().get(file);
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
