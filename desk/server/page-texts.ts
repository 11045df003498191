import { checkContent } from "../../src/content/check.ts";
import { allPages } from "../../src/content/editing.ts";
import type { Option } from "../shared.ts";
import type { Preview } from "./preview.ts";
import { hashOf } from "./store.ts";

/** Pages of the site by path; none while the content is wrong. */
export function pagesOf(files: ReadonlyMap<string, string>): Option[] {
  const { content } = checkContent(files);
  if (!content) return [];
  return allPages(content).map(({ path, name }) => ({ value: path, label: name }));
}

interface PageText {
  readonly label: string;
  readonly text: string;
}

/** States of the content whose pages are kept: those asked for last. */
const KEPT = 2;

/** What stands on the pages, read once for each state of the content. */
export class PageTexts {
  readonly #preview: Preview;
  readonly #read = new Map<string, Promise<readonly PageText[]>>();

  constructor(preview: Preview) {
    this.#preview = preview;
  }

  /** Texts of all pages; pages that cannot be had are left out, and asked for again the next time. */
  of(files: ReadonlyMap<string, string>): Promise<readonly PageText[]> {
    const key = hashOf(JSON.stringify([...files]));
    const texts =
      this.#read.get(key) ??
      this.#texts(pagesOf(files)).then((found) => {
        if (found.some(({ text }) => text === "")) this.#read.delete(key);
        return found;
      });
    this.#read.delete(key);
    this.#read.set(key, texts);
    for (const old of [...this.#read.keys()].slice(0, -KEPT)) this.#read.delete(old);
    return texts;
  }

  /** One page after the other: the preview beside the form goes first. */
  async #texts(pages: readonly Option[]): Promise<PageText[]> {
    const texts: PageText[] = [];
    for (const { value, label } of pages) {
      texts.push({ label, text: textOf((await this.#preview.html(value)) ?? "") });
    }
    return texts;
  }
}

/** Text with usual blanks only. */
export const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, " ").trim();

/** Text of a page without its marks. */
function textOf(html: string): string {
  const visible = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, " ").replaceAll(/<[^>]+>/g, "");
  return plain(visible.replaceAll("&nbsp;", " ").replaceAll("&amp;", "&").replaceAll("&quot;", '"'));
}
