import { formatExtra, today } from "../../src/content/editing.ts";
import type { Choice } from "../../src/content/fields.ts";
import { contentPath } from "../../src/content/files.ts";
import { launchProblems, launchWishes } from "../../src/content/launch.ts";
import type { SourceFiles } from "../../src/content/read.ts";
import { amountOptions, rowsOf } from "../fields.ts";
import type { LaunchList, OpenFile, Option, Overview } from "../shared.ts";
import { changesOf } from "./changes.ts";
import { deskOf, nameOf, notes } from "./desk.ts";
import { checked, documents, entries, schemaOf, valuesIn } from "./documents.ts";
import { doubtOf } from "./doubts.ts";
import { newExamination, renamedExamination, withoutExamination } from "./examination.ts";
import { changedPages, pagesOf, previewOf } from "./preview.ts";
import { publisherOf } from "./publish/publisher.ts";
import { Refused } from "./refused.ts";
import { located, search } from "./search.ts";
import { type Drafts, storeOf } from "./store.ts";

/** What the desk's pages may ask for, by name. A body is whatever somebody sent. */

export type Parts = ReturnType<typeof partsOf>;

/**
 * The desk over a project; nothing of it is started yet.
 * @param root folder of the project
 * @param port of the preview's pages
 * @param origin of the desk
 */
export function partsOf(root: string, port?: number, origin?: string) {
  const store = storeOf(root);
  const preview = previewOf(root, port, origin);
  return { store, preview, desk: deskOf(store, preview.show), publisher: publisherOf(store) };
}

type Body = Readonly<Record<string, unknown>>;

export const ACTIONS: Readonly<Record<string, (body: Body, parts: Parts) => unknown>> = {
  overview: (_, { store, preview }) => {
    const files = store.read();
    // Who asks for the pages next finds those that are there now.
    preview.show(files);
    return overview(files);
  },
  preview: (_, { preview: { shown, address } }) => {
    if (shown().size > 0) return { address };
    throw new Refused(503, "Paginile nu se pot arăta; vedeți lista „De completat”.");
  },
  open: ({ file }, { desk }) => desk.open(file),
  check: ({ file, values, hash }, { desk }) => desk.check(file, values, hash),
  save: ({ file, values, hash, who, sure }, { desk }) => desk.save(file, values, hash, who, sure === true),
  journal: (_, { store }) => store.journal(),
  undo: ({ id, who }, { desk }) => desk.undo(id, who),
  changes: ({ file: name, values }, { desk }) => {
    const { files, file, text, drafts } = desk.drafted(name, values);
    const wanted = valuesIn(file, drafts.get(file) ?? "");
    const around = { file, wanted, files };
    return changesOf(schemaOf(file), valuesIn(file, text), wanted, (change) => doubtOf(change, around));
  },
  affected: ({ file, values }, { desk, preview }) => {
    const { files, drafts } = desk.drafted(file, values);
    return changedPages(files, new Map([...files, ...drafts]), preview);
  },
  search: ({ query }, { store }) => search(String(query), store.read()),
  locate: ({ page, texts }, { preview }) =>
    located(String(page), Array.isArray(texts) ? texts.map(String) : [], preview.shown()),
  launch: (_, { store }) => launchList(store.read()),
  examination: ({ from, name, who }, parts) =>
    together(parts, who, `Investigație nouă: ${name}`, (files) => newExamination(files, from, name)),
  rename: ({ file, name, who }, parts) =>
    together(parts, who, `Alt nume: ${name}`, (files) => renamedExamination(files, file, name)),
  removal: ({ file }, { desk, store }) => {
    const files = store.read();
    return desk.changes(files, withoutExamination(files, file).drafts);
  },
  remove: ({ file, who }, parts) =>
    together(parts, who, "Investigație ștearsă", (files) => withoutExamination(files, file)),
  mend: ({ who }, { desk, store }) => {
    const files = store.read();
    desk.writeUnchecked(files, mended(files), who, "Fișiere reparate");
  },
  publishing: (_, { publisher }) => publisher.state(),
  prepare: (_, { publisher }) => publisher.prepare(),
  publish: ({ sure, who }, { publisher }) => publisher.publish(sure === true, nameOf(who)),
  cancel: (_, { publisher }) => publisher.cancel(),
};

/** An operation on several documents. @returns the one that is to be seen then */
function together(
  { desk, store }: Parts,
  who: unknown,
  title: string,
  operation: (files: SourceFiles) => { readonly file?: string; readonly drafts: Drafts },
): OpenFile | undefined {
  const files = store.read();
  const { file, drafts } = operation(files);
  desk.write(files, drafts, who, title);
  return file ? desk.open(file) : undefined;
}

/** @throws Refused when there is no such action, or it is not done */
export async function api(name: string, body: Body, parts: Parts): Promise<unknown> {
  if (!Object.hasOwn(ACTIONS, name)) throw new Refused(404, "Nu există.");
  return ACTIONS[name]?.(body, parts);
}

function overview(files: SourceFiles): Overview {
  const pages = pagesOf(files);
  const open = launchList(files).problems.length;
  return { documents: documents(files), pages, choices: choices(files, pages), open };
}

function choices(files: SourceFiles, pages: readonly Option[]): Record<Choice, Option[]> {
  const prices = contentPath("prices");
  const { amounts, contrast } = valuesIn(prices, files.get(prices) ?? "");
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
    examination: entries(files, "services").map(({ slug, values }) => ({
      value: slug,
      label: String(values.title ?? slug),
    })),
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
  const known = new Set(documents(files).map(({ file }) => file));
  const whole = [...files].map(
    ([file, text]) => [file, known.has(file) ? text.replace(/^\uFEFF+/, "") : undefined] as const,
  );
  return new Map(whole.filter(([file, text]) => text !== files.get(file)));
}
