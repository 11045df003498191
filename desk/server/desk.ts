import { fingerprintsOf } from "../../src/content/doctor.ts";
import { formatExtra, today } from "../../src/content/editing.ts";
import type { Choice } from "../../src/content/fields.ts";
import { contentPath } from "../../src/content/files.ts";
import { launchProblems, launchWishes } from "../../src/content/launch.ts";
import { type Finding, isError, type Problem } from "../../src/content/problem.ts";
import type { SourceFiles } from "../../src/content/read.ts";
import {
  amountOptions,
  type Change,
  changesOf,
  type FieldPath,
  fieldWords,
  isFields,
  type LaunchList,
  merge,
  type Note,
  type OpenFile,
  type Option,
  type Overview,
  rowsOf,
  type Values,
  type Verdict,
} from "../shared.ts";
import { changed, checked, documents, entries, schemaOf, valuesAt, valuesIn } from "./documents.ts";
import { doubtOf } from "./doubts.ts";
import { newExamination, renamedExamination, withoutExamination } from "./examination.ts";
import inForms from "./in-forms.json" with { type: "json" };
import { changedPages, pagesOf, previewOf } from "./preview.ts";
import { publisherOf } from "./publisher.ts";
import { Refused } from "./refused.ts";
import { located, search } from "./search.ts";
import { type Drafts, hashOf, storeOf } from "./store.ts";

/** What people do at the desk with the content. Whatever a request says, files are found in the table of documents. */

export type Desk = ReturnType<typeof deskOf>;

/**
 * The desk over a project; nothing of it is started yet.
 * @param root folder of the project
 * @param port of the preview's pages
 * @param origin of the desk
 */
export function deskOf(root: string, port?: number, origin?: string) {
  const store = storeOf(root);
  const preview = previewOf(root, port, origin);
  const publisher = publisherOf(store);

  /** @throws Refused when no document has that name */
  function find(name: unknown) {
    const files = store.read();
    const info = documents(files).find(({ file }) => file === name);
    if (!info) throw new Refused(404, "no-document");
    return { files, info, file: info.file, text: files.get(info.file) ?? "" };
  }

  /** A document as its form has it. @throws Refused */
  function open(name: unknown): OpenFile {
    const { files, info, file, text } = find(name);
    preview.show(files);
    try {
      const [hash, isProtected] = [hashOf(text), store.isProtected(file)];
      return { info, schema: schemaOf(file), values: valuesIn(file, text), hash, isProtected };
    } catch {
      throw new Refused(422, "unreadable", info);
    }
  }

  /** The content as it is, and a draft for one of its files. @throws Refused */
  function drafted({ file: name, values }: Values) {
    const { files, file, text } = find(name);
    if (!isFields(values)) throw new Refused(400, "shapeless");
    const draft = changed(file, text, withFingerprints(trimmed(values), valuesIn(file, text)));
    return { files, file, text, draft, drafts: new Map([[file, draft]]) };
  }

  /**
   * @param title what it is, where it is more than its changes
   * @param isSure whether a protected file may change
   * @throws Refused when the content would be wrong with these texts, or the disk does not take them: nothing is written
   */
  function write(files: SourceFiles, drafts: Drafts, who: unknown, title = "", isSure = false): void {
    const problems = remarks(files, drafts).filter(isWrong);
    if (problems.length > 0) throw new Refused(422, "wrong", {}, problems);
    store.write(drafts, files, { who: nameOf(who), title, changes: changesIn(files, drafts) }, isSure);
    preview.show(store.read());
  }

  /** An operation on several documents. @returns the one that is to be seen then */
  function together(
    who: unknown,
    title: string,
    operation: (files: SourceFiles) => { readonly file?: string; readonly drafts: Drafts },
  ): OpenFile | undefined {
    const files = store.read();
    const { file, drafts } = operation(files);
    write(files, drafts, who, title);
    return file ? open(file) : undefined;
  }

  /** What the desk's pages may ask for, by name, with whatever somebody sent. */
  const actions: Readonly<Record<string, (body: Values) => unknown>> = {
    overview: (): Overview => {
      const files = store.read();
      // Who asks for the pages next finds those that are there now.
      preview.show(files);
      const pages = pagesOf(files);
      return {
        documents: documents(files),
        pages,
        choices: choices(files, pages),
        open: launchList(files).problems.length,
        address: preview.shown().size > 0 ? preview.address : undefined,
      };
    },

    open: ({ file }) => open(file),

    /** The project's own checks over the content as it would be; when nothing is wrong, its pages are shown. */
    check: ({ hash, ...draft }): Verdict => {
      const { files, drafts, text } = drafted(draft);
      const problems = remarks(files, drafts);
      if (!problems.some(isWrong)) preview.show(new Map([...files, ...drafts]));
      return { problems, isStale: hashOf(text) !== hash };
    },

    /** Refused with status 409 when the file is no longer the one that was opened, 422 when the draft is wrong. */
    save: ({ hash, who, sure, ...draft }) => {
      const { files, file, drafts, text } = drafted(draft);
      if (hashOf(text) !== hash) throw new Refused(409, "stale");
      write(files, drafts, who, "", sure === true);
      return open(file);
    },

    journal: () => store.journal(),

    /** Takes an operation back; what was changed since stays. Refused when the same was changed since. */
    undo: ({ id, who }) => {
      const files = store.read();
      const entry = store.journal().find((one) => one.id === id);
      if (!entry) throw new Refused(404, "unknown");
      const refuse = (): never => {
        throw new Refused(409, "changed-since");
      };
      const drafts = Object.entries(entry.steps).map(([file, step]): [string, string | undefined] => {
        const [before, after] = step.map(store.text);
        const now = files.get(file);
        if (now === after) return [file, before];
        if (now === undefined) return refuse();
        const [base, mine, theirs] = [after, now, before].map((text) => text && valuesIn(file, text));
        return [file, changed(file, now, merge(base, mine, theirs, refuse) as Values)];
      });
      write(files, new Map(drafts), who, `Anulat${entry.title && `: ${entry.title}`}`);
    },

    changes: (body) => {
      const { files, file, text, draft } = drafted(body);
      const wanted = valuesIn(file, draft);
      return changesOf(schemaOf(file), valuesIn(file, text), wanted, (change) =>
        doubtOf(change, { file, wanted, files }),
      );
    },

    /** Names of the pages that a draft changes. */
    affected: (body) => {
      const { files, drafts } = drafted(body);
      return changedPages(files, new Map([...files, ...drafts]), preview);
    },

    search: ({ query }) => search(String(query), store.read()),

    locate: ({ page, texts }) =>
      located(String(page), Array.isArray(texts) ? texts.map(String) : [], preview.shown()),

    launch: () => launchList(store.read()),

    examination: ({ from, name, who }) =>
      together(who, `Investigație nouă: ${name}`, (files) => newExamination(files, from, name)),

    rename: ({ file, name, who }) =>
      together(who, `Alt nume: ${name}`, (files) => renamedExamination(files, file, name)),

    /** What goes with an examination. */
    removal: ({ file }) => {
      const files = store.read();
      return changesIn(files, withoutExamination(files, file).drafts);
    },

    remove: ({ file, who }) =>
      together(who, "Investigație ștearsă", (files) => withoutExamination(files, file)),

    /** Better than before, though it may not be right yet. */
    mend: ({ who }) => {
      const files = store.read();
      store.write(mended(files), files, { who: nameOf(who), title: "Fișiere reparate", changes: [] });
    },

    publishing: publisher.state,
    prepare: publisher.prepare,
    publish: ({ sure, who }) => publisher.publish(sure === true, nameOf(who)),
    cancel: publisher.cancel,
  };

  /** @throws Refused when there is no such action, or it is not done */
  async function answer(name: string, body: Values): Promise<unknown> {
    if (!Object.hasOwn(actions, name)) throw new Refused(404, "unknown");
    return actions[name]?.(body);
  }

  return { store, preview, publisher, answer, names: Object.keys(actions) };
}

/** What drafts change in the documents that stay. */
const changesIn = (files: SourceFiles, drafts: Drafts): Change[] =>
  documents(files).flatMap(({ file, title }) => {
    const wanted = drafts.get(file);
    if (wanted === undefined) return [];
    return changesOf(schemaOf(file), valuesAt(file, files), valuesIn(file, wanted)).map((change) => ({
      ...change,
      field: `${title} · ${change.field}`,
    }));
  });

/** What somebody calls himself. */
const nameOf = (who: unknown) => (typeof who === "string" && who.trim().slice(0, 60)) || "Cineva";

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

/** Rules whose sentence speaks of how a file is written: what it means to who fills a form in. */
const IN_FORMS: Readonly<Record<string, string>> = inForms;

/** Problems with the names that the forms show. */
function notes(problems: readonly (Finding & Partial<Problem>)[], files: SourceFiles): Note[] {
  const known = new Map(documents(files).map(({ file, title }) => [file, title]));
  return problems.map(({ file, path = [], place = "", rule, remedy, level = "error" }) => {
    const title = known.get(file);
    const at = path as FieldPath;
    const isField = title && at.length > 0;
    const field = isField ? fieldWords(schemaOf(file), at, valuesAt(file, files)) : place;
    const words = IN_FORMS[rule] ?? remedy.replace(/exemplu "(.*)"/, "exemplu $1");
    return { level, file, title: title ?? file, path: at, field, words };
  });
}

/** What the fields choose among that speak of other files. */
function choices(files: SourceFiles, pages: readonly Option[]): Record<Choice, Option[]> {
  const { amounts, contrast } = valuesAt(contentPath("prices"), files);
  return {
    // Nobody is led to the last, which is there for what does not exist.
    page: pages.slice(0, -1).map(({ value, label }) => ({ value, label: `${label} (${value})` })),
    amount: amountOptions(amounts),
    contrast: [
      { value: "inclus", label: "inclusă în preț" },
      ...rowsOf(contrast).map(({ id, extra }) => ({
        value: String(id),
        label: `${id}: ${formatExtra(extra as { from: number; to: number })}`,
      })),
    ],
    examination: entries(files, "services").map(({ slug, title }) => ({ value: slug, label: title })),
  };
}

/** What is open before the site meets the public, with the names that the forms show. */
function launchList(files: SourceFiles): LaunchList {
  const { problems, content } = checked(files);
  const day = today();
  return {
    problems: notes(content ? launchProblems(content, day, process.env) : problems, files),
    wishes: notes(content ? launchWishes(content, day) : [], files),
    mendable: mended(files).size,
  };
}

/** What a click mends: an invisible sign (BOM) before a text goes, a copy that no page reads is put aside. */
function mended(files: SourceFiles): Drafts {
  const known = documents(files).map(({ file }) => file);
  const whole = [...files].map(
    ([file, text]) => [file, known.includes(file) ? text.replace(/^\uFEFF+/, "") : undefined] as const,
  );
  return new Map(whole.filter(([file, text]) => text !== files.get(file)));
}
