import { isPhotoFile, type SourceFiles } from "#content/read/read-files.ts";
import { mergedText } from "../documents/merge.ts";
import { RequestError } from "../request-error.ts";
import type { Entry } from "./journal-folder.ts";
import type { Store } from "./store.ts";

/**
 * Returns the texts without the changes of an operation. Later changes of values that the operation did not
 * change are kept.
 * @throws RequestError if the values of the operation have been changed again since
 */
export function undone({ steps }: Entry, files: SourceFiles, textOf: Store["text"]) {
  const refuse = (): never => {
    throw new RequestError(409, "changed-since");
  };
  // Photographs need no undo here, because they are added and removed with their rows (photos.ts).
  const texts = Object.entries(steps).filter(([file]) => !isPhotoFile(file));
  const drafts = texts.map(([file, step]) => {
    const [before, after] = step.map(textOf);
    const now = files.get(file);
    if (now === after) return [file, before] as const;
    if (now === undefined || after === undefined || before === undefined) return refuse();
    return [file, mergedText(file, [after, before, now], refuse)] as const;
  });
  return new Map(drafts);
}
