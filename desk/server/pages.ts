import { allPages } from "../../src/content/editing.ts";
import type { Option } from "../shared.ts";
import { checked } from "./documents.ts";
import type { Preview } from "./preview.ts";
import { hashOf } from "./store.ts";

type Files = ReadonlyMap<string, string>;

/** Pages of the site by path; none while the content is wrong. */
export function pagesOf(files: Files): Option[] {
  const { content } = checked(files);
  if (!content) return [];
  return allPages(content).map(({ path, name }) => ({ value: path, label: name }));
}

/** What the pages say with these texts, read once: the next change begins with the texts that this one ends with. */
let known: { key?: string; texts?: ReadonlyMap<string, string> } = {};

/** Names of the pages that a reader would find changed: by their whole text, so that a value counts where it stands. */
export async function changedPages(files: Files, wanted: Files, preview: Preview): Promise<string[]> {
  const key = hashOf(JSON.stringify([...files]));
  const before = (known.key === key && known.texts) || (await textsOf(files, preview));
  known = { key, texts: before };
  const after = await textsOf(wanted, preview);
  const names = new Map([...pagesOf(files), ...pagesOf(wanted)].map(({ value, label }) => [value, label]));
  return [...names].flatMap(([path, name]) => (before.get(path) === after.get(path) ? [] : [name]));
}

async function textsOf(files: Files, preview: Preview): Promise<Map<string, string>> {
  preview.show(files);
  const texts = new Map<string, string>();
  for (const { value } of pagesOf(files)) texts.set(value, visible((await preview.html(value)) ?? ""));
  return texts;
}

/** What a page says: to people, and to search engines. */
const visible = (html: string) => html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
