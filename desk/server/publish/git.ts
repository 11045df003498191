import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder } from "../../../hosting/publish.ts";
import { isContentFile, isPhotoFile } from "../../../src/content/read/read-files.ts";
import type { Change } from "../../shared/changes.ts";
import { type NewTexts, titleOf } from "../documents/documents.ts";
import { type Message, RequestError } from "../request-error.ts";
import { run } from "../run-program.ts";
import errors from "./git-errors.json" with { type: "json" };
import { mergedText, type Preference } from "./merge-texts.ts";

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

/**
 * Settings for the desk's git commands. Renames are not detected, because a text is identified by its path.
 */
const SETTINGS = "user.name=Editare user.email=editare@localhost commit.gpgsign=false merge.renames=false"
  .split(" ")
  .flatMap((setting) => ["-c", setting]);

/** Options with which ssh fails instead of asking a question, and stops waiting for a silent server. */
const SSH_OPTIONS = "-o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=20";

/** Time after which a fetch or a push is stopped, in milliseconds. */
const NETWORK_LIMIT = 180_000;

/** Author and message of a commit. */
export interface CommitWords {
  who: string;
  message: string;
}

export type Repository = ReturnType<typeof repository>;

/**
 * Returns the operations on the project's repository that the desk needs.
 * @param words author and message of the commits
 */
export function repository(
  root: string,
  branch: string,
  signal: AbortSignal,
  words: CommitWords = { who: "Editare", message: "Texte schimbate în Editare" },
) {
  /**
   * Runs git. An error about which a receptionist can do something gets a message of the desk; another one is
   * shown as git says it, for an engineer.
   * @param input standard input of git
   * @param index path of an index file that git uses instead of the repository's index
   * @param isAnswer whether a non-zero exit code is a valid result and not a failure
   * @param more further environment variables, and a signal that also stops git
   * @returns the output of git without the last line break
   * @throws RequestError
   */
  const git = (
    command: string[],
    input = "",
    index?: string,
    isAnswer = (_code: unknown): boolean => false,
    { limit = signal, ...more }: { limit?: AbortSignal; GIT_SSH_COMMAND?: string } = {},
  ) => {
    const own = { GIT_TERMINAL_PROMPT: "0", GIT_INDEX_FILE: index, GIT_AUTHOR_NAME: words.who, ...more };
    const options = { folder: root, signal: limit, input, environment: { ...process.env, ...own } };
    return run("git", [...SETTINGS, ...command], options).then(
      (printed) => printed.replace(/\n$/, ""),
      ({ message, stdout, code }: Error & { stdout?: string; code?: unknown }) => {
        if (stdout && isAnswer(code)) return stdout;
        const [first, ...lines] = `${message}\n${stdout ?? ""}`.trim().split("\n");
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
    const limit = AbortSignal.any([signal, AbortSignal.timeout(NETWORK_LIMIT)]);
    await git(command, "", undefined, undefined, { limit, GIT_SSH_COMMAND: `${ssh} ${SSH_OPTIONS}` });
  }

  /**
   * Returns the commit of the last merge, or HEAD if there was none. A power cut can leave the lock of the ref,
   * or a ref without a commit. Both are deleted: only one publication runs at a time, and the ref is only a
   * memory.
   */
  async function lastMerged() {
    const file = resolve(root, await git(["rev-parse", "--git-path", BASE]));
    rmSync(`${file}.lock`, { force: true });
    const [id = "", kind] = (await git(["cat-file", "--batch-check"], `${BASE}^{commit}\n`)).split(" ");
    if (kind === "commit") return id;
    rmSync(file, { force: true });
    return "HEAD";
  }

  const commitOf = (tree: string, parent: string) =>
    git(["commit-tree", tree, "-p", parent, "-m", words.message]);

  /**
   * Reads a file of a tree. A photograph becomes a text in which each character is a byte (latin1), as in the
   * store.
   */
  async function fileAt(tree: string, file: string) {
    const command = ["cat-file", "blob", `${tree}:./${file}`];
    return isPhotoFile(file)
      ? run("git", command, { folder: root, signal, encoding: "latin1" })
      : `${await git(command)}\n`;
  }

  /** Reads a file of a commit; undefined if the commit has no such file. */
  async function textAt(commit: string, file: string) {
    if (!(await git(["ls-tree", "--name-only", commit, "--", file]))) return undefined;
    return fileAt(commit, file);
  }

  /**
   * Merges the texts on this computer (`ours`) with those of the branch (`tip`). A file in which git finds a
   * conflict is merged field by field.
   * @param preference whose value is kept if both sides changed the same value; undefined to let a
   * person choose
   * @returns the id of the tree
   * @throws RequestError with status 409 and the conflicting values, if a person has to choose
   */
  async function mergedTree(base: string, tip: string, ours: string, preference?: Preference) {
    const merging = ["merge-tree", "--write-tree", "-z", "--name-only", "--no-messages", tip, ours];
    const [tree = "", ...paths] = (await git(merging, "", undefined, (code) => code === 1))
      .split("\0")
      .filter(Boolean);
    if (paths.length === 0) return tree;
    const prefix = await git(["rev-parse", "--show-prefix"]);
    const conflicts: Change[] = [];
    const rows: string[] = [];
    for (const path of paths) {
      const file = path.slice(prefix.length);
      if (!path.startsWith(prefix) || !isContentFile(file) || isPhotoFile(file))
        throw new RequestError(422, "git-other", { said: path });
      const [first, mine, theirs] = await Promise.all([base, ours, tip].map((one) => textAt(one, file)));
      const merged = mergedText(file, first, mine, theirs, preference ?? "mine");
      const title = titleOf(file, mine ?? theirs);
      conflicts.push(...merged.conflicts.map((one) => ({ ...one, field: `${title} → ${one.field}` })));
      const blob = merged.text !== undefined && (await git(["hash-object", "-w", "--stdin"], merged.text));
      rows.push(blob ? `100644 ${blob}\t${path}\0` : `0 ${"0".repeat(40)}\t${path}\0`);
    }
    if (conflicts.length > 0 && !preference) throw new RequestError(409, "git-conflict", {}, conflicts);
    using own = temporaryFolder();
    const index = join(own.path, "index");
    await git(["read-tree", tree], "", index);
    await git(["update-index", "-z", "--index-info"], rows.join(""), index);
    // Without `await`, the command would still run when `using` deletes the folder of the index at the end of
    // this function.
    return await git(["write-tree"], "", index);
  }

  /**
   * Makes a commit with the texts on this computer on top of `base`. It uses a temporary index, so that the
   * index of the repository stays unchanged.
   */
  async function ownCommit(base: string, files: Iterable<string>) {
    using own = temporaryFolder();
    const index = join(own.path, "index");
    const before = (await git(["ls-tree", "-r", "-z", "--name-only", base, "--", "content/"])).split("\0");
    const names = new Set([...before.filter(isContentFile), ...files]);
    await git(["read-tree", base], "", index);
    await git(["update-index", "--add", "--remove", "-z", "--stdin"], [...names].join("\0"), index);
    return commitOf(await git(["write-tree"], "", index), base);
  }

  return {
    /**
     * Makes a commit with the texts on top of the remote branch; nothing is pushed yet.
     * @param files paths of the content files on this computer
     * @param write receives the texts that others have changed in the repository, and must save them
     * @param preference whose value is kept if two people changed the same value; undefined to let a
     * person choose
     * @returns the id of the commit
     * @throws RequestError with status 409 and the conflicting values, if a person has to choose
     */
    async prepare(files: Iterable<string>, write: (drafts: NewTexts) => void, preference?: Preference) {
      const last = await lastMerged();
      await online(["fetch", "--quiet", "origin", branch]);
      const tip = await git(["rev-parse", "FETCH_HEAD"]);
      const base = await git(["merge-base", last, tip]);
      const ours = await ownCommit(base, files);
      const tree = await mergedTree(base, tip, ours, preference);
      const isSame = tree === (await git(["rev-parse", `${tip}^{tree}`]));
      const commit = isSame ? tip : await commitOf(tree, tip);
      const others = await git(["diff-tree", "-r", "-z", "--name-status", "--relative", ours, tree]);
      const texts = new Map<string, string | undefined>();
      for (const [, kind, file = ""] of others.matchAll(/(\w)\0([^\0]+)\0/g)) {
        if (!isContentFile(file)) continue;
        texts.set(file, kind === "D" ? undefined : await fileAt(tree, file));
      }
      write(texts);
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
