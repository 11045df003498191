import { GitError, simpleGit } from "simple-git";
import { Refused } from "../refused.ts";
import { missing } from "./targets.ts";

/** The way „git”: the texts go into the repository's branch, from which the host builds the site. */

/** What the desk's own commits are called, and who makes them. */
const MESSAGE = "Texte schimbate în Editare";
const WHO = ["user.name=Editare", "user.email=editare@localhost", "commit.gpgsign=false"];

/** What git needs of this process's environment; its editors and hooks it does not. */
const SURROUNDINGS = "PATH HOME USERPROFILE APPDATA LOCALAPPDATA SYSTEMROOT TEMP SSH_AUTH_SOCK".split(" ");

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
export function repository(root: string, branch: string, signal: AbortSignal) {
  const env = Object.fromEntries(SURROUNDINGS.map((name) => [name, process.env[name]]));
  const git = simpleGit({
    baseDir: root,
    config: WHO,
    abort: signal,
    allowEnvironment: ["GIT_TERMINAL_PROMPT"],
  }).env({ ...env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" });

  /** @throws Refused */
  async function told<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof GitError) console.error(error.message);
      throw said(error);
    }
  }

  return {
    /**
     * Makes a commit of the texts on top of what the branch holds now; nothing leaves this computer.
     * @returns the commit
     * @throws Refused
     */
    prepare: () =>
      told(async () => {
        await git.fetch("origin", branch);
        await git.raw("add", "--all", "--", "content");
        if (await git.raw("diff", "--cached", "--name-only", "--", "content"))
          await git.raw("commit", "--quiet", "--message", MESSAGE, "--", "content");
        await git.raw("rebase", "--quiet", "--autostash", "FETCH_HEAD").catch(async (error: unknown) => {
          await git.raw("rebase", "--abort").catch(() => undefined);
          throw error;
        });
        return git.revparse("HEAD");
      }),

    /** Sends a commit, which `prepare` gave. @throws Refused */
    push: (commit: string) =>
      told(() => git.raw("push", "--quiet", "origin", `${commit}:refs/heads/${branch}`)),
  };
}
