import { formatExtra, today } from "../../src/content/editing.ts";
import type { Choice } from "../../src/content/fields.ts";
import { contentPath } from "../../src/content/files.ts";
import { launchProblems, launchWishes } from "../../src/content/launch.ts";
import { amountOptions, rowsOf } from "../fields.ts";
import type { LaunchList, OpenFile, Option, Overview } from "../shared.ts";
import { changesOf } from "./changes.ts";
import { Desk, nameOf, notes } from "./desk.ts";
import { checked, documents, entries, schemaOf, valuesIn } from "./documents.ts";
import { doubtOf } from "./doubts.ts";
import { newExamination, renamedExamination, withoutExamination } from "./examination.ts";
import { changedPages, Preview, pagesOf } from "./preview.ts";
import { Publisher } from "./publish/publisher.ts";
import { Refused } from "./refused.ts";
import { located, search } from "./search.ts";
import { type Drafts, Store } from "./store.ts";

/** What the desk's pages may ask for, by name. A body is whatever somebody sent. */

export type Parts = ReturnType<typeof partsOf>;

/**
 * The desk over a project; nothing of it is started yet.
 * @param root folder of the project
 * @param port of the preview's pages
 * @param origin of the desk
 */
export function partsOf(root: string, port?: number, origin?: string) {
  const store = new Store(root);
  const preview = new Preview(root, port, origin);
  return { desk: new Desk(store, (files) => preview.show(files)), preview, publisher: new Publisher(store) };
}

type Body = Readonly<Record<string, unknown>>;

export const ACTIONS: Readonly<Record<string, (body: Body, parts: Parts) => unknown>> = {
  overview: (_, { desk }) => overview(desk),
  preview: (_, { preview: { isReady, address } }) => {
    if (!isReady) throw new Refused(503, "Paginile nu se pot arăta; vedeți lista „De completat”.");
    return { address };
  },
  open: ({ file }, { desk }) => desk.open(file),
  check: ({ file, values, hash }, { desk }) => desk.check(file, values, hash),
  save: ({ file, values, hash, who, sure }, { desk }) => desk.save(file, values, hash, who, sure === true),
  journal: (_, { desk }) => desk.store.journal(),
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
  search: ({ query }, { desk }) => search(String(query ?? ""), desk.store.read()),
  locate: ({ page, texts }, { preview }) =>
    located(String(page), Array.isArray(texts) ? texts.map(String) : [], preview.shown),
  launch: (_, { desk }) => launchList(desk.store.read()),
  examination: ({ from, name, who }, { desk }) =>
    together(desk, who, `Investigație nouă: ${name}`, (files) => newExamination(files, from, name)),
  rename: ({ file, name, who }, { desk }) =>
    together(desk, who, `Alt nume: ${name}`, (files) => renamedExamination(files, file, name)),
  removal: ({ file }, { desk }) => {
    const files = desk.store.read();
    return desk.changes(files, withoutExamination(files, file));
  },
  remove: ({ file, who }, { desk }) =>
    together(desk, who, "Investigație ștearsă", (files) => ({ drafts: withoutExamination(files, file) })),
  mend: ({ who }, { desk }) => {
    const files = desk.store.read();
    desk.writeUnchecked(files, mended(files), who, "Fișiere reparate");
  },
  publishing: (_, { publisher }) => publisher.state(),
  prepare: (_, { publisher }) => publisher.prepare(),
  publish: ({ sure, who }, { publisher }) => publisher.publish(sure === true, nameOf(who)),
  cancel: (_, { publisher }) => publisher.cancel(),
};

/** An operation on several documents. @returns the one that is to be seen then */
function together(
  desk: Desk,
  who: unknown,
  title: string,
  operation: (files: ReadonlyMap<string, string>) => { readonly file?: string; readonly drafts: Drafts },
): OpenFile | undefined {
  const files = desk.store.read();
  const { file, drafts } = operation(files);
  desk.write(files, drafts, who, title);
  return file === undefined ? undefined : desk.open(file);
}

/** @throws Refused when there is no such action, or it is not done */
export async function api(name: string, body: Body, parts: Parts): Promise<unknown> {
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action) throw new Refused(404, "Nu există.");
  return action(body, parts);
}

function overview(desk: Desk): Overview {
  const files = desk.store.read();
  // Who asks for the pages next finds those that are there now.
  desk.show(files);
  const pages = pagesOf(files);
  return {
    documents: documents(files),
    pages,
    choices: choices(files, pages),
    open: launchList(files).problems.length,
  };
}

function choices(files: ReadonlyMap<string, string>, pages: readonly Option[]): Record<Choice, Option[]> {
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
function launchList(files: ReadonlyMap<string, string>): LaunchList {
  const { problems, content } = checked(files);
  const mendable = mended(files).size;
  if (!content) return { problems: notes(problems, files), wishes: [], mendable };
  const day = today();
  return {
    problems: notes(launchProblems(content, day, process.env), files),
    wishes: notes(launchWishes(content, day), files),
    mendable,
  };
}

/** What a click mends: an invisible sign (BOM) before a text goes, a copy that no page reads is put aside. */
function mended(files: ReadonlyMap<string, string>): Map<string, string | undefined> {
  const known = new Set(documents(files).map(({ file }) => file));
  return new Map(
    [...files]
      .map(([file, text]) => [file, known.has(file) ? text.replace(/^\uFEFF+/, "") : undefined] as const)
      .filter(([file, text]) => text !== files.get(file)),
  );
}
