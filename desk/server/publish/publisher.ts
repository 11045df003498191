import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isPageFile, publicPath } from "../../../hosting/rules.ts";
import { checkContent } from "../../../src/content/check.ts";
import type { Content } from "../../../src/content/files.ts";
import { FIELD_OF_WAY, WAY_WORDS } from "../../../src/content/schema/publishing.ts";
import type { Publishing } from "../../shared.ts";
import { provisional } from "../launch.ts";
import { pagesOf } from "../page-texts.ts";
import { Refused } from "../refused.ts";
import { hashOf, type Store } from "../store.ts";
import { Repository } from "./git.ts";
import { folderPlace, serverPlace } from "./places.ts";
import { Failed, run } from "./run.ts";
import { filesOf, Halfway, listOf, type Place, send } from "./send.ts";

/** Publications that are kept: the last one, the one before, and a spare. */
const KEPT = 3;

/** Folder of the build that was looked at and not sent yet. */
const READY = "pregatit";

type Step = Publishing["step"];

const UNTOUCHED = "Nu a mers. Site-ul public a rămas cum era.";
const HALFWAY =
  "Nu a mers până la capăt: site-ul public poate fi pe jumătate cel nou. Apăsați din nou; ce a ajuns nu se mai trimite.";

/** One publication after the other: check, build, show what changes, send; and back to the one before. */
export class Publisher {
  readonly #store: Store;
  readonly #kept: string;
  #step: Step = "idle";
  #lines: string[] = [];
  #changes: string[] = [];
  /** The texts that were built, by their hash, and for git their commit. */
  #reviewed = { texts: "", commit: "" };
  #work = new AbortController();

  constructor(store: Store) {
    this.#store = store;
    this.#kept = join(store.root, ".cache/desk/published");
  }

  state(): Publishing {
    const { content } = checkContent(this.#store.read());
    const isOutdated = this.#step === "ready" && this.#texts() !== this.#reviewed.texts;
    if (isOutdated) {
      this.#step = "idle";
      this.#lines = ["Textele s-au schimbat după pregătire. Pregătiți din nou publicarea."];
    }
    const setup = content?.publishing;
    const back = setup?.way === "git" ? this.#repository(setup).canGoBack() : this.#names()[1];
    return {
      way: setup?.way ? `${WAY_WORDS[setup.way]}: ${setup[FIELD_OF_WAY[setup.way]]}` : undefined,
      step: this.#step,
      lines: this.#lines,
      changes: this.#changes,
      provisional: content ? provisional(content).length : 0,
      address: content?.clinic.siteUrl ?? "",
      previous: typeof back === "string" ? new Date(Number(back)).toISOString() : back ? "" : undefined,
    };
  }

  /** Checks and builds; afterwards the state says what changes. */
  prepare(): void {
    this.#begin("building", async (signal) => {
      const { publishing } = this.#content();
      // Told now rather than after a build.
      const place = this.#place(publishing, signal);
      if (place) await filesOf(place);
      const commit = publishing.way === "git" ? await this.#repository(publishing).prepare() : "";
      const texts = this.#texts();
      this.#say("Textele sunt în regulă. Se construiește site-ul; durează până la un minut.");
      await run(process.execPath, ["tools/tasks/build.ts"], this.#store.root, signal).catch(
        (error: unknown) => {
          if (!(error instanceof Failed)) throw error;
          console.error(error.message);
          throw new Refused(
            422,
            "Site-ul nu s-a putut construi; cereți ajutorul celui care v-a făcut site-ul.",
          );
        },
      );
      if (texts !== this.#texts())
        throw new Refused(409, "Textele s-au schimbat în timpul pregătirii. Pregătiți din nou.");
      mkdirSync(this.#kept, { recursive: true });
      rmSync(join(this.#kept, READY), { recursive: true, force: true });
      cpSync(join(this.#store.root, "dist"), join(this.#kept, READY), {
        recursive: true,
        preserveTimestamps: true,
      });
      this.#reviewed = { texts, commit };
      this.#changes = this.#changedPages();
      this.#say(this.#changes.length === 0 ? "Nu se schimbă nicio pagină." : "Site-ul este gata de trimis.");
      this.#step = "ready";
    });
  }

  /**
   * Sends what was prepared.
   * @param isSure whether somebody wants provisional values on the public site
   */
  publish(isSure: boolean): void {
    if (this.state().step !== "ready") throw new Refused(409, "Pregătiți întâi publicarea.");
    if (!isSure && provisional(this.#content()).length > 0)
      throw new Refused(
        422,
        "Site-ul are valori provizorii. Bifați că le publicați totuși, sau completați-le.",
      );
    this.#begin("sending", async (signal) => {
      const { publishing } = this.#content();
      const place = this.#place(publishing, signal);
      if (place) await send(place, join(this.#kept, READY), signal);
      else await this.#repository(publishing).push(this.#reviewed.commit);
      renameSync(join(this.#kept, READY), join(this.#kept, String(Date.now())));
      for (const old of this.#names().slice(KEPT)) rmSync(join(this.#kept, old), { recursive: true });
      this.#say("Publicat.");
      this.#step = "done";
    });
  }

  /** Sends the publication before the last one again. */
  back(): void {
    this.#begin("sending", async (signal) => {
      const { publishing } = this.#content();
      const [last = "", before] = this.#names();
      const place = this.#place(publishing, signal);
      if (!place) await this.#repository(publishing).back();
      else if (before) await send(place, join(this.#kept, before), signal);
      else throw new Refused(422, "Nu este păstrată nicio publicare dinainte.");
      rmSync(join(this.#kept, last), { recursive: true, force: true });
      this.#say("Site-ul este din nou cel dinainte. Foile au rămas cum sunt.");
      this.#step = "done";
    });
  }

  /** Ends what is being done; what has arrived stays. */
  cancel(): void {
    this.#work.abort();
  }

  /** Where the site goes; undefined for the way git. @throws Refused */
  #place(setup: Content["publishing"], signal = this.#work.signal): Place | undefined {
    if (setup.way === "folder") return folderPlace(setup.folder ?? "", this.#store.root);
    if (setup.way === "rsync") return serverPlace(setup.rsyncTarget ?? "", signal);
    if (setup.way === "git") return undefined;
    throw new Refused(422, "Nu este aleasă nicio cale; alegeți-o în foaia „Cum se publică”.");
  }

  #repository({ gitBranch }: Content["publishing"]): Repository {
    return new Repository(this.#store.root, gitBranch ?? "", this.#work.signal);
  }

  #texts(): string {
    return hashOf(JSON.stringify([...this.#store.read()]));
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
    const now = listOf(join(this.#kept, READY));
    const names = new Map(pagesOf(this.#store.read()).map(({ value, label }) => [value, label]));
    const pages = new Set([...now.keys(), ...before.keys()].filter(isPageFile));
    return [...pages]
      .filter((file) => now.get(file) !== before.get(file))
      .map((file) => names.get(publicPath(file) ?? "") ?? file);
  }

  #begin(step: Step, work: (signal: AbortSignal) => Promise<void>): void {
    if (this.#step === "building" || this.#step === "sending")
      throw new Refused(409, "O publicare este deja în lucru.");
    this.#step = step;
    this.#lines = [];
    this.#work = new AbortController();
    const { signal } = this.#work;
    work(signal).catch((error: unknown) => {
      if (!(error instanceof Refused) && !signal.aborted) console.error(error);
      this.#say(
        signal.aborted ? "Ați oprit publicarea." : error instanceof Error ? error.message : String(error),
      );
      this.#say(error instanceof Halfway ? HALFWAY : UNTOUCHED);
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
