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

/** The project's repository, as the desk uses it. */
export function repository(root: string, branch: string, signal: AbortSignal) {
  /** @returns what git printed, without the last end of line */
  const git = async (words: string[], input = "", index?: string) => {
    const environment = { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_INDEX_FILE: index };
    const options = { folder: root, signal, input, environment };
    return (await run("git", [...SETTINGS, ...words], options)).replace(/\n$/, "");
  };

  /** What git says in English is told in the desk's words. @throws Refused */
  async function told<T>(work: () => Promise<T>) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused) throw error;
      const { message } = error as Error;
      console.error(message);
      const [meaning = "git-other"] =
        Object.entries(errors).find(([, sign]) => new RegExp(sign, "i").test(message)) ?? [];
      throw new Refused(422, meaning as Message);
    }
  }

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
    prepare: (files: Iterable<string>, write: (drafts: Drafts) => void) =>
      told(async () => {
        await git(["fetch", "--quiet", "origin", branch]);
        const tip = await git(["rev-parse", "FETCH_HEAD"]);
        const base = await git(["merge-base", BASE, tip]).catch(() => git(["merge-base", "HEAD", tip]));
        const ours = await ownCommit(base, files);
        const tree = await git(["merge-tree", "--write-tree", tip, ours]).catch((error) => {
          throw error.code === 1 ? new Refused(409, "git-conflict") : error;
        });
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
      }),

    /** Sends a commit, which `prepare` gave. @throws Refused */
    push: (commit: string) =>
      told(async () => {
        await git(["push", "--quiet", "origin", `${commit}:refs/heads/${branch}`]);
        await git(["update-ref", BASE, commit]);
      }),
  };
}
