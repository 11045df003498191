import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isPageFile, publicPath } from "../../../hosting/rules.ts";
import { checkContent } from "../../../src/lib/content/check.ts";
import type { Content } from "../../../src/lib/content/files.ts";
import type { Publishing } from "../../shared.ts";
import { pagesOf } from "../page-texts.ts";
import { Refused } from "../refused.ts";
import type { Store } from "../store.ts";
import { checkTarget, copyInto, listOf } from "./folder.ts";
import { commitAndPush, isOurs, revertAndPush } from "./git.ts";
import { run } from "./run.ts";
import { commandOf, wayInWords } from "./ways.ts";

/** Publications that are kept: the last one, the one before, and a spare. */
const KEPT = 3;

type Step = Publishing["step"];

/** The folder of the way „folder”, without a slash at its end. */
const folderOf = ({ folder }: Content["publishing"]) => (folder ?? "").replace(/[\\/]+$/, "");

/** One publication after the other: check, build, show what changes, send; and back to the one before. */
export class Publisher {
  readonly #store: Store;
  readonly #kept: string;
  #step: Step = "idle";
  #lines: string[] = [];
  #changes: string[] = [];

  constructor(store: Store) {
    this.#store = store;
    this.#kept = join(store.root, ".cache/desk/published");
  }

  async state(): Promise<Publishing> {
    const { content } = checkContent(this.#store.read());
    const back = content?.publishing.way === "git" ? await isOurs(this.#store.root) : this.#names()[1];
    return {
      way: content && wayInWords(content.publishing),
      step: this.#step,
      lines: this.#lines,
      changes: this.#changes,
      address: content?.clinic.siteUrl ?? "",
      previous: typeof back === "string" ? new Date(Number(back)).toISOString() : back ? "" : undefined,
    };
  }

  /** Checks and builds; afterwards the state says what changes. */
  prepare(): void {
    this.#begin("building", async () => {
      const { publishing } = this.#content();
      const { way } = publishing;
      const host = way === "netlify" ? way : way === "cloudflare-pages" ? "cloudflare" : "server";
      // Told now rather than after a build.
      if (way === "folder") checkTarget(folderOf(publishing));
      this.#say("Textele sunt în regulă. Se construiește site-ul; durează până la un minut.");
      await run(process.execPath, ["scripts/tasks/build.ts", `--for=${host}`], this.#store.root).catch(() => {
        throw new Refused(
          422,
          "Site-ul nu s-a putut construi; cereți ajutorul celui care v-a făcut site-ul.",
        );
      });
      this.#changes = this.#changedPages();
      this.#say(this.#changes.length === 0 ? "Nu se schimbă nicio pagină." : "Site-ul este gata de trimis.");
      this.#step = "ready";
    });
  }

  /** Sends what was prepared. */
  publish(): void {
    if (this.#step !== "ready") throw new Refused(409, "Pregătiți întâi publicarea.");
    this.#begin("sending", async () => {
      const name = String(Date.now());
      mkdirSync(this.#kept, { recursive: true });
      cpSync(join(this.#store.root, "dist"), join(this.#kept, name), {
        recursive: true,
        preserveTimestamps: true,
      });
      await this.#send(name).catch((error: unknown) => {
        rmSync(join(this.#kept, name), { recursive: true, force: true });
        throw error;
      });
      for (const old of this.#names().slice(KEPT)) rmSync(join(this.#kept, old), { recursive: true });
      this.#say("Publicat.");
      this.#step = "done";
    });
  }

  /** Sends the publication before the last one again. */
  back(): void {
    this.#begin("sending", async () => {
      const { way, gitBranch } = this.#content().publishing;
      const [last = "", before] = this.#names();
      if (way === "git") await revertAndPush(this.#store.root, gitBranch ?? "", (line) => this.#say(line));
      else if (before) await this.#send(before);
      else throw new Refused(422, "Nu este păstrată nicio publicare dinainte.");
      rmSync(join(this.#kept, last), { recursive: true, force: true });
      this.#say("Site-ul este din nou cel dinainte.");
      this.#step = "done";
    });
  }

  async #send(name: string): Promise<void> {
    const { publishing } = this.#content();
    const say = (line: string) => this.#say(line);
    if (publishing.way === null)
      throw new Refused(422, "Nu este aleasă nicio cale; alegeți-o în foaia „Cum se publică”.");
    const command = commandOf(publishing, name);
    if (command) await run(command.program, command.words, this.#kept, say);
    else if (publishing.way === "git") await commitAndPush(this.#store.root, publishing.gitBranch ?? "", say);
    else copyInto(folderOf(publishing), join(this.#kept, name));
  }

  /** @throws Refused while something in the texts is wrong */
  #content(): Content {
    const { content } = checkContent(this.#store.read());
    if (!content) throw new Refused(422, "În texte este ceva de corectat; foaia respectivă vă arată unde.");
    return content;
  }

  #changedPages(): string[] {
    const [last] = this.#names();
    const before = last ? listOf(join(this.#kept, last)) : new Map<string, string>();
    const now = listOf(join(this.#store.root, "dist"));
    const names = new Map(pagesOf(this.#store.read()).map(({ value, label }) => [value, label]));
    const pages = new Set([...now.keys(), ...before.keys()].filter(isPageFile));
    return [...pages]
      .filter((file) => now.get(file) !== before.get(file))
      .map((file) => names.get(publicPath(file) ?? "") ?? file);
  }

  #begin(step: Step, work: () => Promise<void>): void {
    if (this.#step === "building" || this.#step === "sending")
      throw new Refused(409, "O publicare este deja în lucru.");
    this.#step = step;
    this.#lines = [];
    work().catch((error: unknown) => {
      if (!(error instanceof Refused)) console.error(error);
      this.#say(error instanceof Error ? error.message : String(error));
      this.#step = "failed";
    });
  }

  #say(line: string): void {
    this.#lines.push(line);
  }

  /** The latest first. */
  #names(): string[] {
    if (!existsSync(this.#kept)) return [];
    return readdirSync(this.#kept)
      .filter((name) => /^\d{13}$/.test(name))
      .sort()
      .reverse();
  }
}
