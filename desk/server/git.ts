import { join } from "node:path";
import { ownFolder } from "../../hosting/publish.ts";
import { run } from "../../hosting/run.ts";
import { isContentFile } from "../../src/content/read.ts";
import errors from "./git-errors.json" with { type: "json" };
import { type Message, Refused } from "./refused.ts";
import type { Drafts } from "./store.ts";

/**
 * The way „git”: the texts go onto the tip of the repository's branch, from which the host builds the site. What else is in
 * this folder, its branch and its index stay as they are: a commit is made of the texts alone.
 */

/** The commit on which the texts of this folder rest: what differs from it was written here. */
const BASE = "refs/editare/texte";

/** What the desk's own commits are called, who makes them, and that a text is known by its path alone. */
const MESSAGE = "Texte schimbate în Editare";
const SETTINGS = "user.name=Editare user.email=editare@localhost commit.gpgsign=false merge.renames=false"
  .split(" ")
  .flatMap((setting) => ["-c", setting]);

export type Repository = ReturnType<typeof repository>;

/** The project's repository, as the desk uses it. */
export function repository(root: string, branch: string, signal: AbortSignal) {
  /**
   * What git says of a failure in English is told in the desk's words.
   * @returns what git printed, without the last end of line
   * @throws Refused
   */
  const git = (words: string[], input = "", index?: string) => {
    const environment = { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_INDEX_FILE: index };
    const options = { folder: root, signal, input, environment };
    return run("git", [...SETTINGS, ...words], options).then(
      (printed) => printed.replace(/\n$/, ""),
      ({ message, stdout }: Error & { stdout?: string }) => {
        const said = `${message}\n${stdout}`;
        console.error(said);
        const [meaning = "git-other"] =
          Object.entries(errors).find(([, sign]) => new RegExp(sign, "i").test(said)) ?? [];
        throw new Refused(422, meaning as Message);
      },
    );
  };

  const commitOf = (tree: string, parent: string) => git(["commit-tree", tree, "-p", parent, "-m", MESSAGE]);

  /** A commit of this folder's texts on top of another one, made beside the folder's own index. */
  async function ownCommit(base: string, files: Iterable<string>) {
    using own = ownFolder();
    const index = join(own.path, "index");
    const before = (await git(["ls-tree", "-r", "-z", "--name-only", base, "--", "content/"])).split("\0");
    const names = new Set([...before.filter(isContentFile), ...files]);
    await git(["read-tree", base], "", index);
    await git(["update-index", "--add", "--remove", "-z", "--stdin"], [...names].join("\0"), index);
    return commitOf(await git(["write-tree"], "", index), base);
  }

  return {
    /**
     * Makes a commit of the texts on top of what the branch holds now; nothing leaves this computer.
     * @param files texts of this folder
     * @param write takes into this folder what others changed meanwhile
     * @returns the commit
     * @throws Refused where two changed the same lines
     */
    async prepare(files: Iterable<string>, write: (drafts: Drafts) => void) {
      await git(["fetch", "--quiet", "origin", branch]);
      const tip = await git(["rev-parse", "FETCH_HEAD"]);
      const last = (await git(["for-each-ref", "--format=%(refname)", BASE])) || "HEAD";
      const ours = await ownCommit(await git(["merge-base", last, tip]), files);
      const tree = await git(["merge-tree", "--write-tree", tip, ours]);
      const isSame = tree === (await git(["rev-parse", `${tip}^{tree}`]));
      const commit = isSame ? tip : await commitOf(tree, tip);
      const others = await git(["diff-tree", "-r", "-z", "--name-status", "--relative", ours, tree]);
      const texts = new Map<string, string | undefined>();
      for (const [, kind, file = ""] of others.matchAll(/(\w)\0([^\0]+)\0/g)) {
        if (!isContentFile(file)) continue;
        const text = kind === "D" ? undefined : `${await git(["cat-file", "blob", `${tree}:./${file}`])}\n`;
        texts.set(file, text);
      }
      write(texts);
      await git(["update-ref", BASE, tip]);
      return commit;
    },

    /** Sends a commit, which `prepare` gave. @throws Refused */
    async push(commit: string) {
      await git(["push", "--quiet", "origin", `${commit}:refs/heads/${branch}`]);
      await git(["update-ref", BASE, commit]);
    },
  };
}
