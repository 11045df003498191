import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { GitError, type SimpleGit, simpleGit } from "simple-git";
import { Refused } from "../refused.ts";
import { missing } from "./run.ts";

/** The way „git”: the texts go into the repository's branch, from which the host builds the site. */

/** What the desk's own commits are called, and who makes them. */
const MESSAGE = "Texte schimbate în Editare";
const WHO = ["user.name=Editare", "user.email=editare@localhost", "commit.gpgsign=false"];

/** What git needs of this process's environment; its editors and hooks it does not. */
const SURROUNDINGS = [
  "PATH",
  "HOME",
  "USERPROFILE",
  "APPDATA",
  "LOCALAPPDATA",
  "SYSTEMROOT",
  "TEMP",
  "SSH_AUTH_SOCK",
];

/** What git says in English, and what that means here. */
const MEANINGS: readonly (readonly [sign: RegExp, words: string])[] = [
  [/ENOENT/, missing("git").message],
  [
    /conflict|could not apply|merge failed/i,
    "Altcineva a schimbat aceleași rânduri în depozit. Cereți ajutorul celui care v-a făcut site-ul; nu s-a schimbat nimic.",
  ],
  [
    /non-fast-forward|fetch first|rejected/i,
    "Depozitul s-a schimbat între timp. Pregătiți din nou publicarea.",
  ],
  [
    /could not read Username|Authentication failed|Permission denied|terminal prompts disabled/i,
    "Depozitul nu v-a recunoscut: lipsește parola sau cheia de acces.",
  ],
  [
    /Could not resolve host|unable to access|Connection|timed out/i,
    "Nu s-a putut ajunge la depozit. Verificați internetul și încercați din nou.",
  ],
  [/couldn't find remote ref/i, "Ramura din foaia „Cum se publică” nu există în depozit."],
  [
    /does not appear to be a git repository|not a git repository|No such remote/i,
    "Acest folder nu este legat de un depozit.",
  ],
];

const said = (error: unknown) => {
  const { message } = error as Error;
  const [, words = "Depozitul nu a primit schimbările; ele rămân pe acest calculator."] =
    MEANINGS.find(([sign]) => sign.test(message)) ?? [];
  return new Refused(422, words);
};

/** The project's repository, as the desk uses it. */
export class Repository {
  readonly #root: string;
  readonly #branch: string;
  readonly #signal: AbortSignal;
  readonly #git: SimpleGit;

  constructor(root: string, branch: string, signal: AbortSignal) {
    this.#root = root;
    this.#branch = branch;
    this.#signal = signal;
    this.#git = this.#in(root);
  }

  /**
   * Makes a commit of the texts on top of what the branch holds now; nothing leaves this computer.
   * @returns the commit
   * @throws Refused
   */
  async prepare(): Promise<string> {
    return this.#try(async (git) => {
      await git.fetch("origin", this.#branch);
      const remote = await git.revparse("FETCH_HEAD");
      await git.raw("add", "--all", "--", "content");
      if (await git.raw("diff", "--cached", "--name-only", "--", "content"))
        await git.raw("commit", "--quiet", "--message", MESSAGE, "--", "content");
      await git.raw("rebase", "--quiet", "--autostash", remote).catch(async (error: unknown) => {
        await git.raw("rebase", "--abort").catch(() => undefined);
        throw error;
      });
      return git.revparse("HEAD");
    });
  }

  /** Sends a commit, which `prepare` gave, and remembers it. @throws Refused */
  async push(commit: string): Promise<void> {
    await this.#try(async (git) => {
      const before = await git.raw("ls-remote", "origin", `refs/heads/${this.#branch}`);
      await git.raw("push", "--quiet", "origin", `${commit}:refs/heads/${this.#branch}`);
      this.#remember({ from: before.slice(0, 40), to: commit });
    });
  }

  /** Whether a publication of the desk can be taken back. */
  canGoBack(): boolean {
    return existsSync(this.#memory);
  }

  /** Takes back what was pushed last, by a commit that undoes it. The sheets keep what they hold. @throws Refused */
  async back(): Promise<void> {
    const { from, to } = JSON.parse(readFileSync(this.#memory, "utf8")) as { from: string; to: string };
    await this.#try(async (git) => {
      await git.fetch("origin", this.#branch);
      const remote = await git.revparse("FETCH_HEAD");
      const commit = async (tree: string, parent: string) =>
        (await git.raw("commit-tree", tree.trim(), "-p", parent, "-m", `Înapoi: ${MESSAGE}`)).trim();
      // From what was pushed back to what was there before, merged with what others sent meanwhile.
      const back = await commit(`${from}^{tree}`, to);
      const undone = await commit(await git.raw("merge-tree", "--write-tree", remote, back), remote);
      await git.raw("push", "--quiet", "origin", `${undone}:refs/heads/${this.#branch}`);
      // Texts that are undone out there are changes here, not published yet.
      if ((await git.revparse("HEAD")) === remote) await git.raw("reset", "--quiet", "--soft", undone);
      rmSync(this.#memory, { force: true });
    });
  }

  get #memory(): string {
    return join(this.#root, ".cache/desk/pushed.json");
  }

  #remember(range: { from: string; to: string }): void {
    mkdirSync(dirname(this.#memory), { recursive: true });
    writeFileSync(this.#memory, JSON.stringify(range));
  }

  #in(folder: string): SimpleGit {
    const env = Object.fromEntries(SURROUNDINGS.map((name) => [name, process.env[name]]));
    return simpleGit({
      baseDir: folder,
      config: WHO,
      abort: this.#signal,
      allowEnvironment: ["GIT_TERMINAL_PROMPT"],
    }).env({ ...env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" });
  }

  async #try<T>(work: (git: SimpleGit) => Promise<T>): Promise<T> {
    try {
      return await work(this.#git);
    } catch (error) {
      if (this.#signal.aborted) throw error;
      if (error instanceof GitError) console.error(error.message);
      throw said(error);
    }
  }
}
