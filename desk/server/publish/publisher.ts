import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { messagesOf } from "../../../hosting/error-messages.ts";
import { changedFiles, publish, readManifest } from "../../../hosting/publish.ts";
import { isPageFile, publicPath } from "../../../hosting/rules.ts";
import { provisionalFindings } from "../../../src/content/checks/launch.ts";
import type { Content } from "../../../src/content/files.ts";
import { isPhotoFile, type SourceFiles } from "../../../src/content/read/read-files.ts";
import { PUBLISHING_METHODS, TARGET_FIELDS } from "../../../src/content/schema/publishing.ts";
import type { Change } from "../../shared/changes.ts";
import { troubleOf } from "../disk.ts";
import { changesIn } from "../documents/changes.ts";
import { checked, pagesOf, titleOf } from "../documents/documents.ts";
import { type UnreadSheet, unreadSheets } from "../editing/readings.ts";
import { changesSince } from "../history/changes-since.ts";
import type { Store } from "../history/store.ts";
import { RequestError } from "../request-error.ts";
import { run } from "../run-program.ts";
import { type CommitWords, type Repository, repository } from "./git.ts";
import type { Preference } from "./merge-texts.ts";
import words from "./publishing.json" with { type: "json" };

/** Folder in the project for the prepared build and, with git, for a copy of the last publication. */
const BUILDS_FOLDER = ".cache/desk/published";

/** Exit status of tools/tasks/build.ts if the site is built, but dist/ cannot be replaced. */
const DIST_LOCKED = 2;

/**
 * Publishes the site in two steps. `prepare` checks the texts, builds the site and lists the pages that
 * change; `publish` sends this build. Only one publication can run at a time.
 */
export function publisherOf(store: Store) {
  /** Folder of the prepared build. */
  const ready = join(store.root, BUILDS_FOLDER, "pregatit");
  let step: "idle" | "building" | "ready" | "sending" | "done" | "failed" = "idle";
  /** This file exists while a publication is being sent, so its presence at the start means that it was interrupted. */
  const sendingMark = join(store.root, BUILDS_FOLDER, "se-trimite");
  /** The last message for the user. */
  let said = existsSync(sendingMark) ? words.interrupted : "";
  let changes: string[] = [];
  /**
   * Values that were changed both on this computer and in the repository; a person has to choose one of the
   * two.
   */
  let conflicts: Change[] = [];
  /** The sheets of the prepared build with sentences that no doctor has read. */
  let unread: UnreadSheet[] = [];
  /** The texts from which the prepared build was made, and their commit if the site is published with git. */
  let reviewed: { files: SourceFiles; commit: string } = { files: new Map(), commit: "" };
  /** Whether the last prepared build was discarded, because a text has changed after the preparation. */
  let isOutdated = false;
  let work = new AbortController();

  const content = () => checked(store.read()).content;
  /** Who has changed which texts since the preparation, as text; undefined if nobody has. */
  function changedMeanwhile(): string | undefined {
    const isSame = JSON.stringify([...store.read()]) === JSON.stringify([...reviewed.files]);
    return isSame ? undefined : changesSince(reviewed.files, store);
  }
  const provisional = (now = content()) => (now ? provisionalFindings(now, process.env).length : 0);

  /**
   * Returns the author and message of the commit. The message names the documents that have changed since the
   * last publication, and who changed them.
   */
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
    act: (target: string, git: Repository | false) => Promise<void>,
  ) {
    if (step === "building" || step === "sending") throw new RequestError(409, "busy");
    const setup = content()?.publishing;
    if (!setup) throw new RequestError(422, "wrong-texts");
    work = new AbortController();
    const { signal } = work;
    const target = targetOf(setup, store.root);
    const git =
      setup.way === "git" && repository(store.root, setup.gitBranch ?? "", signal, commitWords(who));
    [step, said, conflicts, isOutdated] = [next, "", [], false];
    act(target, git).catch((error: Error) => {
      // Logs the cause of the error, which has the original message of the system.
      if (!(error instanceof RequestError || signal.aborted))
        console.error(error.cause ? messagesOf(error.cause) : error.stack);
      if (error instanceof RequestError && error.status === 409)
        conflicts = (error.details as Change[]) ?? [];
      const trouble = signal.aborted ? words.stopped : troubleOf(error);
      const isChanging = next === "sending" && !git;
      [step, said] = ["failed", `${trouble} ${isChanging ? words.halfway : words.untouched}`];
    });
  }

  const publisher = {
    state() {
      const meanwhile = step === "ready" ? changedMeanwhile() : undefined;
      if (meanwhile !== undefined)
        [step, said, isOutdated] = ["idle", words.outdated.replace("%{changes}", meanwhile), true];
      const now = content();
      const setup = now?.publishing;
      const method = setup?.way;
      return {
        /** The publishing method and its target, as text; undefined if no method is configured. */
        way: method ? `${PUBLISHING_METHODS[method]}: ${setup[TARGET_FIELDS[method]]}` : undefined,
        step,
        /** The last message for the user. */
        words: said,
        /** Names of the pages that differ from the last publication. */
        changes,
        /** The sheets with sentences that no doctor has read; somebody must confirm them. */
        unread: step === "ready" ? unread : [],
        /**
         * Values that were changed twice: `new` is the value on this computer, `old` that in the repository.
         */
        conflicts,
        /** Number of provisional values, which somebody must confirm before the public sees them. */
        provisional: provisional(now),
        /** The public address of the site. */
        address: now?.clinic.siteUrl ?? "",
      };
    },

    /**
     * Checks the texts and builds the site. Afterwards, `state` says what the publication would change.
     * @param who name of the person
     * @param preference whose values are kept if somebody else changed the same values; undefined to let a
     * person choose
     */
    prepare: (who: string, preference?: Preference) =>
      begin("building", who, async (target, git) => {
        // Reads the target's manifest before the build, so that problems of the target are reported at once.
        readManifest(target);
        const [files, photos] = [store.read(), store.readPhotos()];
        // Merges the texts with those of the repository. Texts that others have changed there are also
        // written into the project on this computer.
        const received = { who: "Depozitul", title: "Texte primite din depozit", changes: [] };
        const commit = git
          ? await git.prepare(
              [...files.keys(), ...photos.keys()],
              (drafts) => store.write(drafts, new Map([...files, ...photos]), received),
              preference,
            )
          : "";
        reviewed = { files: store.read(), commit };
        said = words.building;
        const options = { folder: store.root, signal: work.signal };
        await run(process.execPath, ["tools/tasks/build.ts"], options).catch((error: Error) => {
          console.error(error.message);
          const isBuilt = (error as { code?: unknown }).code === DIST_LOCKED;
          throw new RequestError(422, isBuilt ? "dist-locked" : "unbuilt");
        });
        const meanwhile = changedMeanwhile();
        if (meanwhile !== undefined)
          throw new RequestError(409, "changed-while-building", { changes: meanwhile });
        rmSync(ready, { recursive: true, force: true });
        cpSync(join(store.root, "dist"), ready, { recursive: true });
        const names = pagesOf(store.read());
        const changed = changedFiles(ready, target)
          .filter(isPageFile)
          .map((file) => names.get(publicPath(`/${file}`) ?? "/404") ?? file);
        // Sorts the pages in the order of the site; files that belong to none of its pages come last.
        const order = new Set([...names.values(), ...changed]);
        changes = [...order].filter((name) => changed.includes(name));
        unread = unreadSheets(store.read(), store);
        [step, said] = ["ready", changes.length === 0 ? words.same : words.ready];
      }),

    /**
     * Sends the prepared build.
     * @param confirmed what the person has confirmed: provisional values (`sure`), and sentences that no doctor
     * has read (`unread`)
     * @param who name of the person
     */
    publish(confirmed: { sure: boolean; unread: boolean }, who: string) {
      const { step: now } = publisher.state();
      // If a text has changed since the preparation, `state` has set a message that says so. The desk shows
      // this message, so no error is needed.
      if (isOutdated) return;
      if (now !== "ready") throw new RequestError(409, "not-prepared");
      if (!confirmed.sure && provisional() > 0) throw new RequestError(422, "provisional");
      if (!confirmed.unread && unread.length > 0) throw new RequestError(422, "unread");
      const files = store.read();
      const titles = unread.map(({ title }) => title).join(", ");
      const title = `Publicat${titles && `, deși niciun medic nu a citit: ${titles}`}`;
      begin("sending", who, async (target, git) => {
        if (git) await git.push(reviewed.commit);
        writeFileSync(sendingMark, "");
        publish(ready, target);
        rmSync(sendingMark);
        const before = store.lastPublished();
        store.published(files, who, before ? changesIn(before, files) : [], title);
        step = "done";
      });
    },

    /** Stops the preparation or the publication; files that have already been sent stay on the host. */
    cancel: () => work.abort(),
  };
  return publisher;
}

/**
 * Returns the folder to which the built pages are sent. With git it is a local folder with a copy of the last
 * publication, with which the next one is compared.
 * @param root the project's folder, which cannot be a target
 * @throws RequestError if no publishing method is configured, or if the target folder is inside the project
 * or contains it
 */
export function targetOf(setup: Content["publishing"], root: string) {
  const { way } = setup;
  if (!way) throw new RequestError(422, "no-way");
  if (way === "git") {
    const sent = join(root, BUILDS_FOLDER, "trimis");
    mkdirSync(sent, { recursive: true });
    return sent;
  }
  const folder = setup.folder ?? "";
  const real = existsSync(folder) ? realpathSync(folder) : folder;
  const [own, other] = [realpathSync(root), real].map((path) => join(path, sep)) as [string, string];
  if (own.startsWith(other) || other.startsWith(own)) throw new RequestError(422, "own-folder", { folder });
  return real;
}
