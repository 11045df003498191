import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { changesOf, publish, recordOf, type Target } from "../../../hosting/publish.ts";
import { isPageFile, publicPath } from "../../../hosting/rules.ts";
import { run } from "../../../hosting/run.ts";
import { folderTarget } from "../../../hosting/targets.ts";
import { provisionalProblems } from "../../../src/content/launch.ts";
import { TARGETS } from "../../../src/content/schema/publishing.ts";
import type { Publishing } from "../../shared.ts";
import { checked } from "../documents.ts";
import { pagesOf } from "../preview.ts";
import { Refused } from "../refused.ts";
import { hashOf, type Store, troubleOf } from "../store.ts";
import { repository } from "./git.ts";
import { inWords, targetOf } from "./targets.ts";

const UNTOUCHED = "Nu a mers. Site-ul public a rămas cum era.";
const HALFWAY =
  "Nu a mers până la capăt: pe site pot fi și pagini noi, și vechi, fiecare întreagă. Apăsați din nou; ce a ajuns nu se mai trimite.";

/** What a publication works with. */
interface Means {
  /** Where the built pages go: for git, what keeps them for the next comparison. */
  readonly target: Target;
  /** Absent where pages are copied. */
  readonly git: ReturnType<typeof repository> | false;
  readonly signal: AbortSignal;
}

/** One publication after the other: check, build, show what changes, send. */
export function publisherOf(store: Store) {
  const kept = (name: string) => join(store.root, ".cache/desk/published", name);
  /** Folder of the build that was looked at. */
  const ready = kept("pregatit");
  let step: Publishing["step"] = "idle";
  let lines: string[] = [];
  let changes: string[] = [];
  /** The texts that were built, by their hash, and for git their commit. */
  let reviewed = { texts: "", commit: "" };
  let work = new AbortController();
  /** Whether the public site may have begun to change. */
  let isSending = false;

  const content = () => checked(store.read()).content;
  const texts = () => hashOf(JSON.stringify([...store.read()]));
  const provisional = (now = content()) => (now ? provisionalProblems(now, process.env).length : 0);

  /** Names of the pages among these files, as the desk calls them. */
  function pageNames(files: readonly string[]): string[] {
    const names = new Map(pagesOf(store.read()).map(({ value, label }) => [value, label]));
    return files.filter(isPageFile).map((file) => names.get(publicPath(`/${file}`) ?? "/404") ?? file);
  }

  function begin(next: typeof step, act: (means: Means) => Promise<void>): void {
    if (step === "building" || step === "sending") throw new Refused(409, "O publicare este deja în lucru.");
    [step, lines, isSending, work] = [next, [], false, new AbortController()];
    const { signal } = work;
    const done = async () => {
      const setup = content()?.publishing;
      if (!setup) throw new Refused(422, "În texte este ceva de corectat; foaia respectivă vă arată unde.");
      const sent = kept("trimis");
      mkdirSync(sent, { recursive: true });
      const target = targetOf(setup, store.root, signal) ?? folderTarget(sent);
      const git = setup.way === "git" && repository(store.root, setup.gitBranch ?? "", signal);
      await act({ target, git, signal }).catch((error: unknown) => {
        throw inWords(error, setup);
      });
    };
    done().catch((error: unknown) => {
      if (!(error instanceof Refused) && !signal.aborted) console.error(error);
      lines.push(
        signal.aborted ? "Ați oprit publicarea." : troubleOf(error),
        isSending ? HALFWAY : UNTOUCHED,
      );
      step = "failed";
    });
  }

  const publisher = {
    state(): Publishing {
      if (step === "ready" && texts() !== reviewed.texts) {
        step = "idle";
        lines = ["Textele s-au schimbat după pregătire. Pregătiți din nou publicarea."];
      }
      const now = content();
      const setup = now?.publishing;
      const way = setup?.way && TARGETS[setup.way];
      return {
        way: way ? `${way.words}: ${setup[way.field]}` : undefined,
        step,
        lines,
        changes,
        provisional: provisional(now),
        address: now?.clinic.siteUrl ?? "",
      };
    },

    /** Checks and builds; afterwards the state says what changes. */
    prepare: () =>
      begin("building", async ({ target, git, signal }) => {
        // What keeps it from being sent is told now rather than after a build.
        await recordOf(target);
        const files = store.read();
        // The texts on top of the repository's own, which come into this folder.
        const words = { who: "Depozitul", title: "Texte primite din depozit", changes: [] };
        const commit = git
          ? await git.prepare(files.keys(), (drafts) => store.write(drafts, files, words))
          : "";
        reviewed = { texts: texts(), commit };
        lines.push("Textele sunt în regulă. Se construiește site-ul; durează până la un minut.");
        const environment = { ...process.env, NO_COLOR: "1" };
        const options = { folder: store.root, signal, environment };
        await run(process.execPath, ["tools/tasks/build.ts"], options).catch((error: Error) => {
          console.error(error.message);
          throw new Refused(
            422,
            "Site-ul nu s-a putut construi; cereți ajutorul celui care v-a făcut site-ul.",
          );
        });
        if (reviewed.texts !== texts())
          throw new Refused(409, "Textele s-au schimbat în timpul pregătirii. Pregătiți din nou.");
        rmSync(ready, { recursive: true, force: true });
        cpSync(join(store.root, "dist"), ready, { recursive: true, preserveTimestamps: true });
        changes = pageNames(await changesOf(ready, target));
        lines.push(changes.length === 0 ? "Nu se schimbă nicio pagină." : "Site-ul este gata de trimis.");
        step = "ready";
      }),

    /**
     * Sends what was prepared.
     * @param isSure whether somebody wants provisional values on the public site
     * @param who sends it
     */
    publish(isSure: boolean, who: string): void {
      if (publisher.state().step !== "ready") throw new Refused(409, "Pregătiți întâi publicarea.");
      if (!isSure && provisional() > 0)
        throw new Refused(
          422,
          "Site-ul are valori provizorii. Bifați că le publicați totuși, sau completați-le.",
        );
      const files = store.read();
      begin("sending", async ({ target, git }) => {
        isSending = !git;
        if (git) await git.push(reviewed.commit);
        await publish(ready, target);
        store.published(files, who);
        lines.push("Publicat.");
        step = "done";
      });
    },

    /** Ends what is being done; what has arrived stays. */
    cancel: () => work.abort(),
  };
  return publisher;
}
