import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isContentFile, isPhotoFile } from "#content/read/read-files.ts";
import { type NewTexts, titleOf } from "../documents/documents.ts";
import { mergedText } from "../documents/merge.ts";
import { type Message, RequestError } from "../request-error.ts";
import { run } from "../run-program.ts";
import errors from "./git-errors.json" with { type: "json" };

/**
 * Publishes the content with git: a commit that changes only `content/` is added to the branch of the remote
 * repository, from which the host builds the site. The project's other files, the local branches and the
 * index stay unchanged.
 */

/**
 * The ref of the commit with which the texts on this computer were last merged. A text that differs from this
 * commit was changed on this computer.
 */
const BASE = "refs/editare/texte";

/** Settings for the desk's git commands. */
const SETTINGS = "user.name=Editare user.email=editare@localhost commit.gpgsign=false"
  .split(" ")
  .flatMap((setting) => ["-c", setting]);

/** Options with which ssh fails instead of asking a question, and stops waiting for a silent server. */
const SSH_OPTIONS = "-o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=20";

/** Time after which a fetch or a push is stopped, in milliseconds. */
const NETWORK_LIMIT = 180_000;

export type Repository = ReturnType<typeof repository>;

/**
 * Returns the operations on the project's repository that the desk needs.
 * @param author author of the commits
 */
export function repository(root: string, branch: string, author = "Editare") {
  /**
   * Runs git. An error about which a receptionist can do something gets a message of the desk; another one is
   * shown as git says it, for an engineer.
   * @returns the output of git without the last line break
   * @throws RequestError
   */
  const git = (
    command: string[],
    {
      input = "",
      signal,
      ...more
    }: { input?: string; signal?: AbortSignal; GIT_INDEX_FILE?: string; GIT_SSH_COMMAND?: string } = {},
  ) => {
    const own = { GIT_TERMINAL_PROMPT: "0", GIT_AUTHOR_NAME: author, ...more };
    const options = { folder: root, signal, input, environment: { ...process.env, ...own } };
    return run("git", [...SETTINGS, ...command], options).then(
      (printed) => printed.replace(/\n$/, ""),
      ({ message, stdout = "" }: Error & { stdout?: string }) => {
        const [first, ...lines] = `${message}\n${stdout}`.trim().split("\n");
        const said = lines.join(" ") || first;
        const meaning = Object.entries(errors).find(([, pattern]) =>
          new RegExp(pattern, "i").test(`${first} ${said}`),
        )?.[0];
        throw new RequestError(422, (meaning ?? "git-other") as Message, { said });
      },
    );
  };

  /** Runs a git command that uses the network: it asks no question, and it has a time limit. */
  async function online(command: string[]) {
    const ssh =
      process.env.GIT_SSH_COMMAND || (await git(["config", "--default=ssh", "--get", "core.sshCommand"]));
    const signal = AbortSignal.timeout(NETWORK_LIMIT);
    await git(command, { signal, GIT_SSH_COMMAND: `${ssh} ${SSH_OPTIONS}` });
  }

  const isOwn = (file: string) =>
    isContentFile(file) && (!isPhotoFile(file) || /\.(jpe?g|png|webp)$/.test(file));

  /** Returns the id of each content file of a commit, without files of `content/photos` that are no photographs. */
  async function filesAt(commit: string) {
    const listed = await git(["ls-tree", "-r", "-z", commit, "--", "content/"]);
    const found = [...listed.matchAll(/ blob (\w+)\t([^\0]+)/g)];
    return new Map(found.flatMap(([, id = "", file = ""]) => (isOwn(file) ? [[file, id]] : [])));
  }

  /** Stores the files of this computer in the repository. @returns the id of each file */
  async function filesHere(files: string[]) {
    const ids = files.length > 0 ? await git(["hash-object", "-w", "--", ...files]) : "";
    return new Map(files.map((file, index) => [file, ids.split("\n")[index]]));
  }

  /**
   * Reads a file by its id. A photograph becomes a text in which each character is a byte (latin1), as in the
   * store.
   */
  const textOf = async (file: string, id: string | undefined) =>
    id &&
    run("git", ["cat-file", "blob", id], { folder: root, encoding: isPhotoFile(file) ? "latin1" : "utf8" });

  /**
   * Makes a commit on top of `tip` that changes content files.
   * @param ids the new id of each changed file; undefined for a file that is deleted
   */
  async function commitOf(tip: string, ids: ReadonlyMap<string, string | undefined>) {
    using own = mkdtempDisposableSync(join(tmpdir(), "publish-"));
    const GIT_INDEX_FILE = join(own.path, "index");
    const prefix = await git(["rev-parse", "--show-prefix"]);
    const rows = [...ids].map(
      ([file, id]) => `${id ? "100644" : "0"} ${id ?? "0".repeat(40)}\t${prefix}${file}\0`,
    );
    await git(["read-tree", tip], { GIT_INDEX_FILE });
    await git(["update-index", "-z", "--index-info"], { GIT_INDEX_FILE, input: rows.join("") });
    const tree = await git(["write-tree"], { GIT_INDEX_FILE });
    const documents = [...ids].filter(([file]) => !isPhotoFile(file));
    const titles = await Promise.all(
      documents.map(async ([file, id]) => titleOf(file, await textOf(file, id))),
    );
    return git(["commit-tree", tree, "-p", tip, "-m", `Texte: ${titles.join(", ")}`]);
  }

  return {
    /**
     * Makes a commit with the texts on top of the remote branch; nothing is pushed yet. A file that both sides
     * have changed is merged (`mergedText`).
     * @param files paths of the content files on this computer
     * @param write receives the texts that others have changed in the repository, and must save them
     * @returns the id of the commit
     */
    async prepare(files: string[], write: (drafts: NewTexts) => void) {
      const last = await git(["rev-parse", "--verify", "--quiet", BASE]).catch(() => "HEAD");
      await online(["fetch", "--quiet", "origin", branch]);
      const tip = await git(["rev-parse", "FETCH_HEAD"]);
      const base = await filesAt(await git(["merge-base", last, tip]));
      const [ours, theirs] = [await filesHere(files), await filesAt(tip)];
      const toPush = new Map<string, string | undefined>();
      const toWrite = new Map<string, string | undefined>();
      for (const file of new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])) {
        const [old, mine, other] = [base, ours, theirs].map((ids) => ids.get(file));
        if (mine === other) continue;
        if (other === old) toPush.set(file, mine);
        else if (mine === old) toWrite.set(file, await textOf(file, other));
        else {
          const [first = "", own, others] = await Promise.all(
            [old, mine, other].map((id) => textOf(file, id)),
          );
          // A document that one side has changed and the other one has deleted stays.
          const merged = own && others ? mergedText(file, [first, own, others]) : (own ?? others);
          const id = merged && (await git(["hash-object", "-w", "--stdin"], { input: merged }));
          toPush.set(file, id);
          toWrite.set(file, merged);
        }
      }
      const commit = toPush.size > 0 ? await commitOf(tip, toPush) : tip;
      write(toWrite);
      await git(["update-ref", BASE, tip]);
      return commit;
    },

    /** Pushes the commit that `prepare` returned. @throws RequestError */
    async push(commit: string) {
      await online(["push", "--quiet", "origin", `${commit}:refs/heads/${branch}`]);
      await git(["update-ref", BASE, commit]);
    },
  };
}
