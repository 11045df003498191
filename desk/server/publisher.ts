import { cpSync, existsSync, mkdirSync, realpathSync, rmSync } from "node:fs";
import { join, sep } from "node:path";
import { changesOf, publish, recordOf, type Target } from "../../hosting/publish.ts";
import { isPageFile, publicPath } from "../../hosting/rules.ts";
import { run } from "../../hosting/run.ts";
import { folderTarget, rsyncTarget } from "../../hosting/targets.ts";
import type { Content } from "../../src/content/files.ts";
import { provisionalProblems } from "../../src/content/launch.ts";
import { isPhotoFile } from "../../src/content/read.ts";
import { TARGETS, WAYS } from "../../src/content/schema/publishing.ts";
import type { Change } from "../shared/changes.ts";
import { changesIn } from "./changes-in.ts";
import { checked, titleOf } from "./documents.ts";
import { type CommitWords, type Repository, repository } from "./git.ts";
import type { Preference } from "./merge-texts.ts";
import { pagesOf } from "./preview.ts";
import words from "./publishing.json" with { type: "json" };
import { Refused } from "./refused.ts";
import { type Store, troubleOf } from "./store.ts";

/** Folder of the project for builds that are to be compared. */
const BUILDS_FOLDER = ".cache/desk/published";

/** One publication after the other: check, build, show what changes, send. */
export function publisherOf(store: Store) {
  /** Folder of the build that was looked at. */
  const ready = join(store.root, BUILDS_FOLDER, "pregatit");
  let step: "idle" | "building" | "ready" | "sending" | "done" | "failed" = "idle";
  let said = "";
  let changes: string[] = [];
  /** Values that somebody else changed too, among which somebody has to choose. */
  let conflicts: Change[] = [];
  /** The texts that were built, and for git their commit. */
  let reviewed = { texts: "", commit: "" };
  let work = new AbortController();

  const content = () => checked(store.read()).content;
  const texts = () => JSON.stringify([...store.read()]);
  const provisional = (now = content()) => (now ? provisionalProblems(now, process.env).length : 0);

  /** Names and documents of what was saved since the last publication, for people who read the repository. */
  function commitWords(who: string): CommitWords {
    const journal = store.journal();
    const last = journal.findIndex((entry) => entry.published);
    const entries = journal.slice(0, last < 0 ? undefined : last);
    const files = store.read();
    const changed = new Set(
      entries.flatMap(({ steps }) => Object.keys(steps).filter((file) => !isPhotoFile(file))),
    );
    const titles = [...changed].map((file) => titleOf(file, files.get(file)));
    const lines = entries.map(({ who, at, title, changes }) =>
      [`${at.slice(0, 10)} ${who}:`, title, changes.map(({ field }) => field).join("; ")]
        .filter(Boolean)
        .join(" "),
    );
    const head = `Texte: ${titles.join(", ") || "Editare"}`;
    const short = head.length > 72 ? `${head.slice(0, 71)}…` : head;
    return { who, message: [short, "", ...lines].join("\n").trim() };
  }

  function begin(
    next: typeof step,
    who: string,
    act: (target: Target, git: Repository | false) => Promise<void>,
  ) {
    if (step === "building" || step === "sending") throw new Refused(409, "busy");
    const setup = content()?.publishing;
    if (!setup) throw new Refused(422, "wrong-texts");
    work = new AbortController();
    const { signal } = work;
    const target = targetOf(setup, store.root, signal);
    const git =
      setup.way === "git" && repository(store.root, setup.gitBranch ?? "", signal, commitWords(who));
    [step, said, conflicts] = [next, "", []];
    act(target, git).catch((error: Error) => {
      // The system's own message is in the cause.
      if (!(error instanceof Refused || signal.aborted)) console.error(`${error.cause ?? error.stack}`);
      if (error instanceof Refused && error.status === 409) conflicts = (error.details as Change[]) ?? [];
      const trouble = signal.aborted ? words.stopped : troubleOf(error);
      const isChanging = next === "sending" && !git;
      [step, said] = ["failed", `${trouble} ${isChanging ? words.halfway : words.untouched}`];
    });
  }

  const publisher = {
    state() {
      if (step === "ready" && texts() !== reviewed.texts) [step, said] = ["idle", words.outdated];
      const now = content();
      const setup = now?.publishing;
      const way = setup?.way;
      return {
        /** In words; undefined while none is set up. */
        way: way ? `${WAYS[way]}: ${setup[TARGETS[way]]}` : undefined,
        step,
        /** The last message. */
        words: said,
        /** Pages that differ from the last publication. */
        changes,
        /** Values that somebody else changed too: theirs as the old one, those of this folder as the new one. */
        conflicts,
        /** Number of values that want a deliberate yes before the public sees them. */
        provisional: provisional(now),
        /** Public. */
        address: now?.clinic.siteUrl ?? "",
      };
    },

    /**
     * Checks and builds; afterwards the state says what changes.
     * @param who prepares it
     * @param preference whose values remain where somebody else changed them too; undefined to ask
     */
    prepare: (who: string, preference?: Preference) =>
      begin("building", who, async (target, git) => {
        // Problems of the target are reported before the build.
        await recordOf(target);
        const [files, photos] = [store.read(), store.readPhotos()];
        // The texts on top of the repository's own, which come into this folder.
        const received = { who: "Depozitul", title: "Texte primite din depozit", changes: [] };
        const commit = git
          ? await git.prepare(
              [...files.keys(), ...photos.keys()],
              (drafts) => store.write(drafts, new Map([...files, ...photos]), received),
              preference,
            )
          : "";
        reviewed = { texts: texts(), commit };
        said = words.building;
        const options = { folder: store.root, signal: work.signal };
        await run(process.execPath, ["tools/tasks/build.ts"], options).catch((error: Error) => {
          console.error(error.message);
          throw new Refused(422, "unbuilt");
        });
        if (reviewed.texts !== texts()) throw new Refused(409, "changed-while-building");
        rmSync(ready, { recursive: true, force: true });
        cpSync(join(store.root, "dist"), ready, { recursive: true, preserveTimestamps: true });
        const names = pagesOf(store.read());
        changes = (await changesOf(ready, target))
          .filter(isPageFile)
          .map((file) => names.get(publicPath(`/${file}`) ?? "/404") ?? file);
        [step, said] = ["ready", changes.length === 0 ? words.same : words.ready];
      }),

    /**
     * Sends what was prepared.
     * @param isSure whether somebody wants provisional values on the public site
     * @param who sends it
     */
    publish(isSure: boolean, who: string) {
      if (publisher.state().step !== "ready") throw new Refused(409, "not-prepared");
      if (!isSure && provisional() > 0) throw new Refused(422, "provisional");
      const files = store.read();
      begin("sending", who, async (target, git) => {
        if (git) await git.push(reviewed.commit);
        await publish(ready, target);
        const before = store.lastPublished();
        store.published(files, who, before ? changesIn(before, files) : []);
        step = "done";
      });
    },

    /** Stops; files that have arrived remain. */
    cancel: () => work.abort(),
  };
  return publisher;
}

/**
 * The target of the built pages; for git, a folder with the last publication, for the next comparison.
 * @param root the project's folder, which cannot be a target
 * @throws Refused when no way is set up, or the folder is inside the project
 */
export function targetOf(setup: Content["publishing"], root: string, signal: AbortSignal) {
  const { way, rsyncTarget: server } = setup;
  if (!way) throw new Refused(422, "no-way");
  if (way === "rsync") return rsyncTarget(server ?? "", signal);
  if (way === "git") {
    const sent = join(root, BUILDS_FOLDER, "trimis");
    mkdirSync(sent, { recursive: true });
    return folderTarget(sent);
  }
  const folder = setup.folder ?? "";
  const real = existsSync(folder) ? realpathSync(folder) : folder;
  const [own, other] = [realpathSync(root), real].map((path) => join(path, sep)) as [string, string];
  if (own.startsWith(other) || other.startsWith(own)) throw new Refused(422, "own-folder", { folder });
  return folderTarget(real);
}
