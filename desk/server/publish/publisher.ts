import { cpSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { folderTarget, publish } from "../../../hosting/publish.ts";
import { isPageFile, publicPath } from "../../../hosting/rules.ts";
import { CHECKSUMS, listed } from "../../../hosting/site-files.ts";
import type { Content } from "../../../src/content/files.ts";
import { provisionalProblems } from "../../../src/content/launch.ts";
import { TARGETS } from "../../../src/content/schema/publishing.ts";
import type { Publishing } from "../../shared.ts";
import { checked } from "../documents.ts";
import { pagesOf } from "../preview.ts";
import { Refused } from "../refused.ts";
import { hashOf, type Store, troubleOf } from "../store.ts";
import { repository } from "./git.ts";
import { run, targetOf } from "./targets.ts";

/** Folder of the build that was looked at and not sent yet, and of the one that was sent last. */
const READY = "pregatit";
const SENT = "trimis";

type Step = Publishing["step"];

const UNTOUCHED = "Nu a mers. Site-ul public a rămas cum era.";
const HALFWAY =
  "Nu a mers până la capăt: pe site pot fi și pagini noi, și vechi, fiecare întreagă. Apăsați din nou; ce a ajuns nu se mai trimite.";

/** One publication after the other: check, build, show what changes, send. */
export class Publisher {
  readonly #store: Store;
  readonly #kept: string;
  #step: Step = "idle";
  #lines: string[] = [];
  #changes: string[] = [];
  /** The texts that were built, by their hash, and for git their commit. */
  #reviewed = { texts: "", commit: "" };
  #work = new AbortController();
  /** Whether the public site may have begun to change. */
  #isSending = false;

  constructor(store: Store) {
    this.#store = store;
    this.#kept = join(store.root, ".cache/desk/published");
  }

  state(): Publishing {
    const { content } = checked(this.#store.read());
    const isOutdated = this.#step === "ready" && this.#texts() !== this.#reviewed.texts;
    if (isOutdated) {
      this.#step = "idle";
      this.#lines = ["Textele s-au schimbat după pregătire. Pregătiți din nou publicarea."];
    }
    const setup = content?.publishing;
    return {
      way: setup?.way ? `${TARGETS[setup.way].words}: ${setup[TARGETS[setup.way].field]}` : undefined,
      step: this.#step,
      lines: this.#lines,
      changes: this.#changes,
      provisional: content ? provisionalProblems(content, process.env).length : 0,
      address: content?.clinic.siteUrl ?? "",
    };
  }

  /** Checks and builds; afterwards the state says what changes. */
  prepare(): void {
    this.#begin("building", async (signal) => {
      const { publishing } = this.#content();
      // What keeps it from being sent is told now rather than after a build.
      await targetOf(publishing, this.#store.root, signal);
      const commit = publishing.way === "git" ? await this.#repository(publishing).prepare() : "";
      const texts = this.#texts();
      this.#lines.push("Textele sunt în regulă. Se construiește site-ul; durează până la un minut.");
      await run(process.execPath, ["tools/tasks/build.ts"], {
        folder: this.#store.root,
        signal,
        failed: "Site-ul nu s-a putut construi; cereți ajutorul celui care v-a făcut site-ul.",
      });
      if (texts !== this.#texts())
        throw new Refused(409, "Textele s-au schimbat în timpul pregătirii. Pregătiți din nou.");
      mkdirSync(this.#kept, { recursive: true });
      rmSync(join(this.#kept, READY), { recursive: true, force: true });
      cpSync(join(this.#store.root, "dist"), join(this.#kept, READY), {
        recursive: true,
        preserveTimestamps: true,
      });
      this.#reviewed = { texts, commit };
      this.#changes = await this.#changedPages();
      this.#lines.push(
        this.#changes.length === 0 ? "Nu se schimbă nicio pagină." : "Site-ul este gata de trimis.",
      );
      this.#step = "ready";
    });
  }

  /**
   * Sends what was prepared.
   * @param isSure whether somebody wants provisional values on the public site
   * @param who sends it
   */
  publish(isSure: boolean, who: string): void {
    if (this.state().step !== "ready") throw new Refused(409, "Pregătiți întâi publicarea.");
    if (!isSure && provisionalProblems(this.#content(), process.env).length > 0)
      throw new Refused(
        422,
        "Site-ul are valori provizorii. Bifați că le publicați totuși, sau completați-le.",
      );
    const files = this.#store.read();
    this.#begin("sending", async (signal) => {
      const { publishing } = this.#content();
      const target = await targetOf(publishing, this.#store.root, signal);
      this.#isSending = target !== undefined;
      if (target) await publish(join(this.#kept, READY), target);
      else await this.#repository(publishing).push(this.#reviewed.commit);
      rmSync(join(this.#kept, SENT), { recursive: true, force: true });
      renameSync(join(this.#kept, READY), join(this.#kept, SENT));
      this.#store.published(files, who);
      this.#lines.push("Publicat.");
      this.#step = "done";
    });
  }

  /** Ends what is being done; what has arrived stays. */
  cancel(): void {
    this.#work.abort();
  }

  #repository({ gitBranch }: Content["publishing"]) {
    return repository(this.#store.root, gitBranch ?? "", this.#work.signal);
  }

  #texts(): string {
    return hashOf(JSON.stringify([...this.#store.read()]));
  }

  /** @throws Refused while something in the texts is wrong */
  #content(): Content {
    const { content } = checked(this.#store.read());
    if (!content) throw new Refused(422, "În texte este ceva de corectat; foaia respectivă vă arată unde.");
    return content;
  }

  async #changedPages(): Promise<string[]> {
    const list = async (kept: string) =>
      listed((await folderTarget(join(this.#kept, kept)).read([CHECKSUMS]))?.[CHECKSUMS]);
    const [before, now] = [await list(SENT), await list(READY)];
    const names = new Map(pagesOf(this.#store.read()).map(({ value, label }) => [value, label]));
    const pages = new Set([...now.keys(), ...before.keys()].filter(isPageFile));
    return [...pages]
      .filter((file) => now.get(file) !== before.get(file))
      .map((file) => names.get(publicPath(`/${file}`) ?? "/404") ?? file);
  }

  #begin(step: Step, work: (signal: AbortSignal) => Promise<void>): void {
    if (this.#step === "building" || this.#step === "sending")
      throw new Refused(409, "O publicare este deja în lucru.");
    this.#step = step;
    this.#lines = [];
    this.#isSending = false;
    this.#work = new AbortController();
    const { signal } = this.#work;
    work(signal).catch((error: unknown) => {
      if (!(error instanceof Refused) && !signal.aborted) console.error(error);
      this.#lines.push(signal.aborted ? "Ați oprit publicarea." : troubleOf(error));
      this.#lines.push(this.#isSending ? HALFWAY : UNTOUCHED);
      this.#step = "failed";
    });
  }
}
