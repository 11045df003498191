import { deepEqual } from "fast-equals";
import { fingerprintsOf } from "../../src/content/doctor.ts";
import { type Finding, isError, type Problem } from "../../src/content/problem.ts";
import type { SourceFiles } from "../../src/content/read.ts";
import { fieldWords, isFields } from "../fields.ts";
import { merge } from "../rows.ts";
import type { Change, FieldPath, Note, OpenFile, Values, Verdict } from "../shared.ts";
import { changesOf } from "./changes.ts";
import { changed, checked, documents, safeValues, schemaOf, valuesIn } from "./documents.ts";
import { Refused } from "./refused.ts";
import { type Drafts, hashOf, type Store } from "./store.ts";

/** What people do at the desk with the content. Whatever a request says, files are found in the table of documents. */

/** @param show shows pages with these texts */
export function deskOf(store: Store, show: (files: SourceFiles) => void) {
  /** @throws Refused when no document has that name */
  function find(name: unknown) {
    const files = store.read();
    const info = documents(files).find(({ file }) => file === name);
    const text = info && files.get(info.file);
    if (!info || text === undefined) throw new Refused(404, "Foaia nu există.");
    return { files, info, file: info.file, text };
  }

  const desk = {
    open(name: unknown): OpenFile {
      const { files, info, file, text } = find(name);
      show(files);
      try {
        const [hash, isProtected] = [hashOf(text), store.isProtected(file)];
        return { info, schema: schemaOf(file), values: valuesIn(file, text), hash, isProtected };
      } catch {
        throw new Refused(422, `„${info.title}” nu se poate citi; fișierul este ${file}.`);
      }
    },

    /** The content as it is, and a draft for one of its files. @throws Refused */
    drafted(name: unknown, values: unknown) {
      const { files, file, text } = find(name);
      if (!isFields(values)) throw new Refused(400, "Cererea nu are forma potrivită.");
      const draft = changed(file, text, withFingerprints(trimmed(values), valuesIn(file, text)));
      return { files, file, text, drafts: new Map([[file, draft]]) };
    },

    /** The project's own checks over the content as it would be; when nothing is wrong, its pages are shown. */
    check(name: unknown, values: unknown, hash: unknown): Verdict {
      const { files, drafts, text } = desk.drafted(name, values);
      const problems = remarks(files, drafts);
      if (!problems.some(isWrong)) show(new Map([...files, ...drafts]));
      return { problems, isStale: hashOf(text) !== hash };
    },

    /**
     * Writes a draft.
     * @param who says to do it
     * @param isSure whether a protected file may change
     * @throws Refused with status 409 when the file is no longer the one that was opened, 422 when the draft is wrong
     */
    save(name: unknown, values: unknown, hash: unknown, who: unknown, isSure = false): OpenFile {
      const { files, drafts, text } = desk.drafted(name, values);
      if (hashOf(text) !== hash) throw new Refused(409, "Fișierul s-a schimbat între timp.");
      desk.write(files, drafts, who, "", isSure);
      return desk.open(name);
    },

    /** Takes an operation back; what was changed since stays. @throws Refused when the same was changed since */
    undo(id: unknown, who: unknown): void {
      const files = store.read();
      const entry = store.journal().find((one) => one.id === id);
      if (!entry) throw new Refused(404, "Nu există.");
      const drafts = Object.entries(entry.steps).map(([file, step]): [string, string | undefined] => {
        const [before, after] = step.map(store.text);
        const now = files.get(file);
        if (now === after) return [file, before];
        const [base, mine, theirs] = [after, now, before].map((text) => text && valuesIn(file, text));
        const values = merge(base, mine, theirs);
        if (!now || !isFields(values) || !deepEqual(values, merge(base, mine, theirs, "theirs")))
          throw new Refused(
            409,
            "Aceeași valoare s-a schimbat și după aceea. Anulați întâi schimbarea mai nouă.",
          );
        return [file, changed(file, now, values)];
      });
      desk.write(files, new Map(drafts), who, `Anulat${entry.title && `: ${entry.title}`}`);
    },

    /**
     * @param title what it is, where it is more than its changes
     * @throws Refused when the content would be wrong with these texts, or the disk does not take them: nothing is written
     */
    write(files: SourceFiles, drafts: Drafts, who: unknown, title = "", isSure = false): void {
      const problems = remarks(files, drafts).filter(isWrong);
      if (problems.length > 0)
        throw new Refused(422, "Nu s-a salvat nimic: mai este ceva de corectat.", problems);
      desk.writeUnchecked(files, drafts, who, title, isSure);
    },

    /** The same for what is better than before, though it may not be right yet. */
    writeUnchecked(files: SourceFiles, drafts: Drafts, who: unknown, title: string, isSure = false): void {
      store.write(drafts, files, { who: nameOf(who), title, changes: desk.changes(files, drafts) }, isSure);
      show(store.read());
    },

    /** What drafts change in the documents that stay. */
    changes: (files: SourceFiles, drafts: Drafts): Change[] =>
      documents(files).flatMap(({ file, title }) => {
        const wanted = drafts.get(file);
        if (wanted === undefined) return [];
        const [old, now] = [files.get(file) ?? "", wanted].map((text) => safeValues(file, text));
        const found = changesOf(schemaOf(file), old as Values, now as Values);
        return found.map((change) => ({ ...change, field: `${title} · ${change.field}` }));
      }),
  };
  return desk;
}

/** What somebody calls himself. */
export const nameOf = (who: unknown) => (typeof who === "string" && who.trim().slice(0, 60)) || "Cineva";

const isWrong = ({ level }: Note) => level === "error";

/** Texts without the blanks at their ends that a hand leaves; a document's text keeps its lines. */
const trimmed = (values: Values): Values =>
  JSON.parse(JSON.stringify(values), (name, value) =>
    typeof value === "string" && name !== "body" ? value.trim() : value,
  );

/** Values with the fingerprints of the texts that a doctor has just checked: another name or another day says so. */
function withFingerprints(values: Values, before: Values): Values {
  const said = values.checkedBy as { name?: string; on?: string } | undefined;
  const old = before.checkedBy as typeof said;
  if (!said || (said.name === old?.name && said.on === old?.on)) return values;
  return { ...values, checkedBy: { ...said, fingerprints: fingerprintsOf(values) } };
}

/**
 * What is to be said of these texts: whatever is wrong in them and, where all was well before, in other files; and
 * what is worth a second look in them. Content that somebody broke by hand can be mended one file after the other.
 */
function remarks(files: SourceFiles, drafts: Drafts): Note[] {
  const together = new Map(files);
  for (const [file, text] of drafts) {
    if (text === undefined) together.delete(file);
    else together.set(file, text);
  }
  const wrong = checked(files).problems.filter(isError);
  const problems = checked(together).problems.filter(
    (problem) =>
      drafts.has(problem.file) || (isError(problem) && !wrong.some(({ file }) => file === problem.file)),
  );
  return notes(problems, together);
}

/** Problems with the names that the forms show. */
export function notes(problems: readonly (Finding & Partial<Problem>)[], files: SourceFiles): Note[] {
  const known = new Map(documents(files).map(({ file, title }) => [file, title]));
  return problems.map(({ file, path = [], place = "", rule, remedy, level = "error" }) => {
    const title = known.get(file);
    const at = path as FieldPath;
    const isField = title && at.length > 0;
    const values = safeValues(file, files.get(file) ?? "");
    const field = isField ? fieldWords(schemaOf(file), at, values) : place;
    const words = IN_FORMS[rule] ?? remedy.replace(/exemplu "(.*)"/, "exemplu $1");
    return { level, file, title: title ?? file, path: at, field, words };
  });
}

/** Rules whose sentence speaks of how a file is written: what it means to who fills a form in. */
const IN_FORMS: Readonly<Record<string, string>> = {
  "no-string": "scrieți un text",
  "no-number": "trebuie să fie un număr întreg, de exemplu 835",
  "no-day": "alegeți o zi",
  "day-form": "alegeți o zi",
  "no-time": "scrieți ora, de exemplu 08:00",
};
