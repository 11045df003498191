import type { Note } from "../shared.ts";
import { ask } from "./ask.ts";
import { reveal } from "./form/reveal.ts";
import { placeHref } from "./place.ts";

/** Letters of a text by which its field is found where facts are filled in further on. */
const PIECE = 24;

/** Goes to the field that says what somebody clicked on in the preview, of the sheet that is open if it can be. */
export async function goToField(clicked: string, file: string): Promise<void> {
  const text = clicked.replace(/ lei$/, "");
  for (const query of new Set([text, text.slice(0, PIECE), text.slice(-PIECE)])) {
    const found = await ask<Note[]>("search", { query: query.replace(/[.,;:]$/, "") });
    const note = found.find((other) => other.file === file) ?? found[0];
    if (!note) continue;
    location.hash = placeHref(note.file, note.path);
    if (note.file === file) reveal(note.path);
    return;
  }
}
