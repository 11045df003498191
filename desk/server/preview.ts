import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { allPages } from "../../src/content/editing.ts";
import type { Option } from "../shared.ts";
import { BUILT, CONTENT_MODULES, filesOf } from "./built.ts";
import { checked } from "./documents.ts";
import { HOST, isOwn, isSecret, newSecret } from "./guard.ts";

type Files = ReadonlyMap<string, string>;

/** The site's pages with texts that need not be on the disk, at an origin of their own. */
export class Preview {
  readonly port: number;
  /** Address of the pages, with their key. */
  readonly address: string;
  /** Answers the desk's frame alone. */
  readonly app = new Hono();
  readonly #root: string;
  /** The texts that pages show: the last ones in which nothing is wrong. */
  #shown: Files = new Map();
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param root folder of the project
   * @param port of the pages
   * @param desk origin of the desk, whose frame shows them
   */
  constructor(root: string, port = 0, desk = "") {
    this.#root = root;
    this.port = port;
    const key = newSecret();
    const origin = `http://${HOST}:${port}`;
    this.address = `${origin}/?cheie=${key}`;
    /** Opens nothing but the pages. */
    const cookie = `pagini-${port}`;
    const policy = `default-src 'self' 'unsafe-inline' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${desk}`;
    const inside = `<head><script type="module" src="/inside.js?desk=${encodeURIComponent(desk)}"></script>`;

    this.app.use(async (context, next) => {
      const { req, header, text, redirect } = context;
      header("content-security-policy", policy);
      header("referrer-policy", "no-referrer");
      header("x-content-type-options", "nosniff");
      header("cross-origin-resource-policy", "same-origin");
      header("cache-control", "no-store");
      if (!isOwn(req.header(), port, true)) return text("", 403);
      if (isSecret(req.query("cheie"), key)) {
        setCookie(context, cookie, key, { httpOnly: true, sameSite: "Strict" });
        return redirect(`/${req.query("la")?.replace(/^[/\\]+/, "") ?? ""}`, 303);
      }
      return isSecret(getCookie(context, cookie), key) ? next() : text("", 403);
    });
    this.app.get("/inside.js", filesOf(root, "client"));
    this.app.get("*", filesOf(root, "pages/client"));
    this.app.get(`${CONTENT_MODULES}*`, async ({ req, body }) => {
      const { moduleOf } = await this.#pages();
      const text = moduleOf(req.path.slice(CONTENT_MODULES.length), this.#shown);
      return text === undefined ? body(null, 404) : body(text, 200, { "content-type": "text/javascript" });
    });
    this.app.get("*", async ({ req, html }) => {
      if (!pagesOf(this.#shown).some(({ value }) => value === req.path)) return html("", 404);
      return html((await this.html(req.path)).replace("<head>", inside));
    });
  }

  /** Whether there is something to be seen. */
  get isReady(): boolean {
    return this.#shown.size > 0;
  }

  /** The texts that pages show. */
  get shown(): Files {
    return this.#shown;
  }

  /** Pages show these texts from now on, unless something in them is wrong. */
  show(files: Files): void {
    if (checked(files).content) this.#shown = files;
  }

  /** HTML of a page with these texts. */
  html(path: string, files: Files = this.#shown): Promise<string> {
    const turn = this.#last.then(async () => {
      const { render } = await this.#pages();
      return (await render(`http://${HOST}:${this.port}${path}`, files)).text();
    });
    // One after the other: pages read their texts while they are rendered.
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  #pages(): Promise<typeof import("./pages.ts")> {
    return import(pathToFileURL(join(this.#root, BUILT, "pages/server/entry.mjs")).href);
  }
}

/** Pages of the site by path; none while the content is wrong. */
export function pagesOf(files: Files): Option[] {
  const { content } = checked(files);
  if (!content) return [];
  const pages = allPages(content).map(({ path, name }) => ({ value: path, label: name }));
  return [...pages, { value: "/404", label: "Pagina „nu există”" }];
}

/** Names of the pages that a reader would find changed: by their whole text, so that a value counts where it stands. */
export async function changedPages(files: Files, wanted: Files, preview: Preview): Promise<string[]> {
  const [before, after] = [await textsOf(files, preview), await textsOf(wanted, preview)];
  const names = new Map([...pagesOf(files), ...pagesOf(wanted)].map(({ value, label }) => [value, label]));
  return [...names].flatMap(([path, name]) => (before.get(path) === after.get(path) ? [] : [name]));
}

async function textsOf(files: Files, preview: Preview): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { value } of pagesOf(files)) texts.set(value, visible(await preview.html(value, files)));
  return texts;
}

/** What a page says: to people, and to search engines. */
const visible = (html: string) => html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
