import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { allPages } from "../../src/content/editing.ts";
import type { Option } from "../shared.ts";
import { checked } from "./documents.ts";
import { HOST, newSecret } from "./guard.ts";
import { Refused } from "./refused.ts";
import { hashOf, writeWhole } from "./store.ts";

type Files = ReadonlyMap<string, string>;

/** Half the memory, and no slower: the desk stays open all day beside a browser. */
const LEAN = ["--max-semi-space-size=2", "--max-old-space-size=256"];

/** The site as it will be. Its server is started by who asks for it, and again by the next after it ended. */
export class Preview {
  readonly origin: string;
  readonly #root: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #key = newSecret();
  /** Where the pages read their texts: a draft is shown before it is saved. */
  readonly #texts: string;
  /** The texts that pages show. */
  shown: ReadonlyMap<string, string> = new Map();
  #child: ChildProcess | undefined;
  #isClosed = false;
  #address: Promise<string | undefined> | undefined;
  #ended: Promise<unknown> = Promise.resolve();

  /**
   * @param root folder of the project
   * @param port of the pages
   * @param desk origin of the desk, whose frame shows them
   */
  constructor(root: string, port = 0, desk = "") {
    this.#root = root;
    this.#texts = join(root, ".cache/desk/shown.json");
    this.origin = `http://${HOST}:${port}`;
    this.#env = { DESK_ORIGIN: desk, DESK_PORT: String(port), DESK_KEY: this.#key, DESK_SHOWN: this.#texts };
  }

  /** Address of the pages, with its key, once their server answers; undefined when it cannot start. */
  address(): Promise<string | undefined> {
    this.#address ??= this.#ended.then(() => (this.#isClosed ? undefined : this.#start()));
    return this.#address;
  }

  #start(): Promise<string | undefined> {
    const child = spawn(process.execPath, [...LEAN, join(this.#root, "desk/server/astro.ts")], {
      cwd: this.#root,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", ...this.#env },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#child = child;
    return new Promise((answer) => {
      this.#ended = new Promise((end) => child.once("error", end).once("exit", end));
      child.once("message", () => answer(`${this.origin}/?cheie=${this.#key}`));
      void this.#ended.then(() => {
        answer(undefined);
        if (this.#child === child) this.#address = undefined;
      });
    });
  }

  /** Ends it; the next who asks starts it again. */
  stop(): Promise<unknown> {
    this.#child?.kill("SIGKILL");
    this.#child = this.#address = undefined;
    return this.#ended;
  }

  /** Ends it for good. */
  close(): Promise<unknown> {
    this.#isClosed = true;
    return this.stop();
  }

  /** Pages show these texts from now on. */
  show(files: Files): void {
    // It knows the pages that were there when it began.
    const isOther = [...files.keys()].join() !== [...this.shown.keys()].join();
    if (this.shown.size > 0 && isOther) void this.stop();
    this.shown = files;
    writeWhole(this.#texts, JSON.stringify([...files]));
  }

  /** HTML of a page; undefined when it cannot be had. */
  async html(path: string): Promise<string | undefined> {
    if (!(await this.address())) return undefined;
    const headers = { cookie: `pagini-${new URL(this.origin).port}=${this.#key}` };
    const answer = await fetch(`${this.origin}${path}`, { headers }).catch(() => undefined);
    return answer && [200, 404].includes(answer.status) ? answer.text() : undefined;
  }
}

/** Pages of the site by path; none while the content is wrong. */
export function pagesOf(files: Files): Option[] {
  const { content } = checked(files);
  if (!content) return [];
  const pages = allPages(content).map(({ path, name }) => ({ value: path, label: name }));
  return [...pages, { value: "/404", label: "Pagina „nu există”" }];
}

/** What the pages say with these texts, read once: the next change begins with the texts that this one ends with. */
let known: { key?: string; texts?: ReadonlyMap<string, string> } = {};

/**
 * Names of the pages that a reader would find changed: by their whole text, so that a value counts where it stands.
 * @throws Refused when other texts are to be shown meanwhile: whoever looks at a page goes first
 */
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
  for (const { value } of pagesOf(files)) {
    texts.set(value, visible((await preview.html(value)) ?? ""));
    if (preview.shown !== files)
      throw new Refused(409, "Nu se știe ce pagini se schimbă: între timp s-a deschis altceva.");
  }
  return texts;
}

/** What a page says: to people, and to search engines. */
const visible = (html: string) => html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
