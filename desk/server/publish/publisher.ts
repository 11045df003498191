import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { provisionalFindings } from "#content/checks/launch.ts";
import { photoFindings } from "#content/checks/photo-files.ts";
import type { Content } from "#content/files.ts";
import type { SourceFiles } from "#content/read/read-files.ts";
import { PUBLISHING_METHODS, TARGET_FIELDS } from "#content/schema/publishing.ts";
import { changedFiles, publish, readManifest } from "#hosting/publish.ts";
import { isPageFile, publicPath } from "#hosting/rules.ts";
import { formatCount } from "#lib/format.ts";
import { troubleOf } from "../disk.ts";
import { inFormWords, launchFindingsOf } from "../documents/check.ts";
import { checked, pagesOf } from "../documents/documents.ts";
import { readingsOf } from "../editing/readings.ts";
import type { Store } from "../history/store.ts";
import { RequestError } from "../request-error.ts";
import { run } from "../run-program.ts";
import { type Repository, repository } from "./git.ts";
import words from "./publishing.json" with { type: "json" };

/** Folder in the project for the prepared build and, with git, for a copy of the last publication. */
const BUILDS_FOLDER = ".cache/desk/published";

/** A build that was made and can be sent. */
interface Prepared {
  /** The texts from which it was made. */
  files: SourceFiles;
  /** The commit of these texts, if the site is published with git. */
  commit: string | undefined;
  /** Names of the pages that differ from the last publication. */
  changes: string[];
}

/**
 * Publishes the site in two steps. `prepare` checks the texts, builds the site and lists the pages that
 * change; `publish` sends this build. Only one publication can run at a time.
 */
export function publisherOf(store: Store) {
  /** Folder of the prepared build. */
  const ready = join(store.root, BUILDS_FOLDER, "pregatit");
  let isBusy = false;
  let prepared: Prepared | undefined;

  const isCurrent = (files: SourceFiles) => JSON.stringify([...store.read()]) === JSON.stringify([...files]);
  /** Returns the prepared build, if the texts have not changed since. */
  const current = () => (prepared && isCurrent(prepared.files) ? prepared : undefined);

  /**
   * Performs a step of a publication.
   * @param outcome says what an error of the step means for the public site
   * @throws RequestError
   */
  async function perform(
    who: string,
    outcome: (git: Repository | false) => string,
    act: (target: string, git: Repository | false) => Promise<void>,
  ) {
    if (isBusy) throw new RequestError(409, "busy");
    const setup = checked(store.read()).content?.publishing;
    if (!setup) throw new RequestError(422, "wrong-texts");
    const git = setup.way === "git" && repository(store.root, setup.gitBranch ?? "", who);
    isBusy = true;
    try {
      await act(targetOf(setup, store.root), git);
    } catch (error) {
      // Logs the cause of the error, which has the original message of the system.
      if (!(error instanceof RequestError)) console.error((error as Error).cause ?? error);
      const trouble = `${troubleOf(error)} ${outcome(git)}`;
      throw new RequestError(422, "unpublished", { trouble });
    } finally {
      isBusy = false;
    }
  }

  /** Returns what somebody must confirm before these texts are published, in words. */
  function doubtsAbout(files: SourceFiles): string[] {
    const { content } = checked(files);
    const provisional = content ? provisionalFindings(content).length : 0;
    const unread = readingsOf(files).sheets.flatMap(({ isRead, title }) => (isRead ? [] : title));
    return [
      ...(provisional > 0 ? [formatCount(provisional, "valori provizorii", "valoare provizorie")] : []),
      ...(unread.length > 0 ? [`texte pe care nu le-a citit niciun medic: ${unread.join(", ")}`] : []),
    ];
  }

  return {
    async state() {
      const files = store.read();
      const now = checked(files).content;
      const wrong = now
        ? inFormWords(await photoFindings(store.root, now.photos.items), files)
        : launchFindingsOf(files).errors;
      const setup = wrong.length === 0 ? now?.publishing : undefined;
      const method = setup?.way;
      return {
        /** The errors in the texts and the photographs; while there are any, nothing can be published. */
        wrong,
        /** The publishing method and its target, as text; undefined if no method is configured. */
        way: method ? `${PUBLISHING_METHODS[method]}: ${setup[TARGET_FIELDS[method]]}` : undefined,
        /** Whether the texts have changed since the preparation, which has to be repeated then. */
        isOutdated: prepared !== current(),
        /** The names of the pages that the prepared build changes; undefined if there is none. */
        changes: current()?.changes,
        /** What somebody must confirm before the public sees it, in words. */
        doubts: doubtsAbout(files),
        /** The public address of the site. */
        address: now?.clinic.siteUrl ?? "",
      };
    },

    /**
     * Checks the texts and builds the site. Afterwards, `state` says what the publication would change.
     * @param who name of the person
     */
    prepare: (who: string) =>
      perform(
        who,
        () => words.untouched,
        async (target, git) => {
          prepared = undefined;
          // Reads the target's manifest before the build, so that problems of the target are reported at once.
          readManifest(target);
          const before = new Map([...store.read(), ...store.readPhotos()]);
          // Merges the texts with those of the repository. Texts that others have changed there are also
          // written into the project on this computer.
          const received = { who: "Depozitul", title: "Texte primite din depozit" };
          const commit = git
            ? await git.prepare([...before.keys()], (texts) => store.write(texts, before, received))
            : undefined;
          const files = store.read();
          await run(process.execPath, ["tools/tasks/build.ts"], { folder: store.root }).catch((error) => {
            console.error(error.message);
            throw new RequestError(422, "unbuilt");
          });
          if (!isCurrent(files)) throw new RequestError(422, "changed-while-building");
          rmSync(ready, { recursive: true, force: true });
          cpSync(join(store.root, "dist"), ready, { recursive: true });
          const changed = changedFiles(ready, target)
            .filter(isPageFile)
            .map((file) => publicPath(`/${file}`) ?? "/404");
          const changes = pagesOf(files).flatMap(({ value, label }) =>
            changed.includes(value) ? label : [],
          );
          prepared = { files, commit, changes };
        },
      ),

    /**
     * Sends the prepared build.
     * @param who name of the person
     * @throws RequestError also if a text has changed since the preparation
     */
    async publish(who: string) {
      const build = current();
      if (!build) throw new RequestError(409, "not-prepared");
      const { files, commit } = build;
      const doubts = doubtsAbout(files);
      const title = ["Publicat", ...doubts.map((doubt) => `cu ${doubt}`)].join(", ");
      let isSent = false;
      await perform(
        who,
        (git) => (git && !isSent ? words.untouched : words.halfway),
        async (target, git) => {
          prepared = undefined;
          if (git && commit) await git.push(commit);
          isSent = true;
          publish(ready, target);
          store.note({ who, title });
        },
      );
    },
  };
}

/**
 * Returns the folder to which the built pages are sent. With git it is a local folder with a copy of the last
 * publication, with which the next one is compared.
 * @param root the project's folder
 * @throws RequestError if no publishing method is configured
 */
function targetOf({ way, folder }: Content["publishing"], root: string) {
  if (!way) throw new RequestError(422, "no-way");
  if (way === "folder") return folder ?? "";
  const sent = join(root, BUILDS_FOLDER, "trimis");
  mkdirSync(sent, { recursive: true });
  return sent;
}
