import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { changesOf, publish, recordOf, type Target } from "../../../hosting/publish.ts";
import { isPageFile, publicPath } from "../../../hosting/rules.ts";
import { folderTarget } from "../../../hosting/targets.ts";
import type { Content } from "../../../src/content/files.ts";
import { provisionalProblems } from "../../../src/content/launch.ts";
import { TARGETS } from "../../../src/content/schema/publishing.ts";
import type { Publishing } from "../../shared.ts";
import { checked } from "../documents.ts";
import { pagesOf } from "../preview.ts";
import { Refused } from "../refused.ts";
import { runNode } from "../run-node.ts";
import { hashOf, type Store, troubleOf } from "../store.ts";
import { repository } from "./git.ts";
import { inWords, targetOf } from "./targets.ts";

/** Folder of the build that was looked at, and of what was sent to a repository, which has no pages to compare with. */
const READY = "pregatit";
const SENT = "trimis";

type Step = Publishing["step"];
type Setup = Content["publishing"];

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
    this.#begin("building", async (publishing, signal) => {
      // What keeps it from being sent is told now rather than after a build.
      const target = this.#target(publishing, signal);
      await recordOf(target);
      const commit = publishing.way === "git" ? await this.#commit(publishing) : "";
      const texts = this.#texts();
      this.#lines.push("Textele sunt în regulă. Se construiește site-ul; durează până la un minut.");
      const failed = "Site-ul nu s-a putut construi; cereți ajutorul celui care v-a făcut site-ul.";
      await runNode(this.#store.root, ["tools/tasks/build.ts"], failed, signal);
      if (texts !== this.#texts())
        throw new Refused(409, "Textele s-au schimbat în timpul pregătirii. Pregătiți din nou.");
      const ready = join(this.#kept, READY);
      rmSync(ready, { recursive: true, force: true });
      cpSync(join(this.#store.root, "dist"), ready, { recursive: true, preserveTimestamps: true });
      this.#reviewed = { texts, commit };
      this.#changes = this.#pageNames(await changesOf(ready, target));
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
    this.#begin("sending", async (publishing, signal) => {
      this.#isSending = publishing.way !== "git";
      if (publishing.way === "git") await this.#repository(publishing).push(this.#reviewed.commit);
      await publish(join(this.#kept, READY), this.#target(publishing, signal));
      this.#store.published(files, who);
      this.#lines.push("Publicat.");
      this.#step = "done";
    });
  }

  /** Ends what is being done; what has arrived stays. */
  cancel(): void {
    this.#work.abort();
  }

  /** Where the built pages go: for git, what keeps them for the next comparison. */
  #target(publishing: Setup, signal: AbortSignal): Target {
    const sent = join(this.#kept, SENT);
    mkdirSync(sent, { recursive: true });
    return targetOf(publishing, this.#store.root, signal) ?? folderTarget(sent);
  }

  /** The texts on top of the repository's own, which come into this folder. */
  #commit(publishing: Setup): Promise<string> {
    const files = this.#store.read();
    const words = { who: "Depozitul", title: "Texte primite din depozit", changes: [] };
    return this.#repository(publishing).prepare(files.keys(), (drafts) =>
      this.#store.write(drafts, files, words),
    );
  }

  #repository({ gitBranch }: Setup) {
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

  /** Names of the pages among these files, as the desk calls them. */
  #pageNames(files: readonly string[]): string[] {
    const names = new Map(pagesOf(this.#store.read()).map(({ value, label }) => [value, label]));
    return files.filter(isPageFile).map((file) => names.get(publicPath(`/${file}`) ?? "/404") ?? file);
  }

  #begin(step: Step, work: (publishing: Setup, signal: AbortSignal) => Promise<void>): void {
    if (this.#step === "building" || this.#step === "sending")
      throw new Refused(409, "O publicare este deja în lucru.");
    this.#step = step;
    this.#lines = [];
    this.#isSending = false;
    this.#work = new AbortController();
    const { signal } = this.#work;
    const done = async () => {
      const { publishing } = this.#content();
      await work(publishing, signal).catch((error: unknown) => {
        throw inWords(error, publishing);
      });
    };
    done().catch((error: unknown) => {
      if (!(error instanceof Refused) && !signal.aborted) console.error(error);
      this.#lines.push(signal.aborted ? "Ați oprit publicarea." : troubleOf(error));
      this.#lines.push(this.#isSending ? HALFWAY : UNTOUCHED);
      this.#step = "failed";
    });
  }
}
