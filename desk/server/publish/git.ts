import { join } from "node:path";
import { diff3Merge } from "node-diff3";
import { ownFolder } from "../../../hosting/publish.ts";
import { run } from "../../../hosting/run.ts";
import { isContentFile } from "../../../src/content/read.ts";
import { Refused } from "../refused.ts";
import type { Drafts } from "../store.ts";

/**
 * The way „git”: the texts go onto the tip of the repository's branch, from which the host builds the site. What else is in
 * this folder, its branch and its index stay as they are: a commit is made of the texts alone.
 */

/** The commit on which the texts of this folder rest: what differs from it was written here. */
const BASE = "refs/editare/texte";

/** What the desk's own commits are called, and who makes them. */
const MESSAGE = "Texte schimbate în Editare";
const WHO = ["user.name=Editare", "user.email=editare@localhost", "commit.gpgsign=false"];

/** What git needs of this process's environment; its editors it does not. */
const SURROUNDINGS = "PATH HOME USERPROFILE APPDATA LOCALAPPDATA SYSTEMROOT TEMP SSH_AUTH_SOCK".split(" ");

const CONFLICT =
  "Altcineva a schimbat aceleași rânduri în depozit. Cereți ajutorul celui care v-a făcut site-ul; nu s-a schimbat nimic.";

/** What git says in English, and what that means here. */
const MEANINGS: readonly (readonly [sign: RegExp, words: string])[] = [
  [/ENOENT/, "Programul git lipsește de pe acest calculator; instalați Git de pe git-scm.com."],
  [
    /remote rejected|hook declined/i,
    "O regulă a depozitului nu primește schimbările. Cereți ajutorul celui care v-a făcut site-ul; nu s-a schimbat nimic.",
  ],
  [
    /\[rejected\]|non-fast-forward|fetch first/i,
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
    /does not appear to be a git repository|not a git repository|No such remote|Not a valid object name/i,
    "Acest folder nu este legat de un depozit.",
  ],
];

/** The blob of each text, by its file. */
type Blobs = ReadonlyMap<string, string>;

/** The project's repository, as the desk uses it. */
export function repository(root: string, branch: string, signal: AbortSignal) {
  const environment = {
    ...Object.fromEntries(SURROUNDINGS.map((name) => [name, process.env[name]])),
    GIT_TERMINAL_PROMPT: "0",
  };
  const settings = WHO.flatMap((setting) => ["-c", setting]);
  /** @returns what git printed, without the last end of line */
  const git = async (words: readonly string[], input = "", more: NodeJS.ProcessEnv = {}) =>
    (
      await run("git", [...settings, ...words], {
        folder: root,
        signal,
        input,
        environment: { ...environment, ...more },
      })
    ).replace(/\n$/, "");

  /** @throws Refused */
  async function told<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || error instanceof Refused) throw error;
      const { message } = error as Error;
      console.error(message);
      const [, words = "Depozitul nu a primit schimbările; ele rămân pe acest calculator."] =
        MEANINGS.find(([sign]) => sign.test(message)) ?? [];
      throw new Refused(422, words);
    }
  }

  async function blobsOf(commit: string): Promise<Blobs> {
    const entries = (await git(["ls-tree", "-r", "-z", commit, "--", "content/"])).split("\0");
    const named = entries.map((entry): [string, string] => [
      entry.slice(entry.indexOf("\t") + 1),
      entry.split(/\s/)[2] ?? "",
    ]);
    return new Map(named.filter(([file]) => isContentFile(file)));
  }

  const textOf = async (blob: string | undefined) => (blob ? git(["cat-file", "blob", blob]) : undefined);

  /** A text that two have changed. @throws Refused where both changed the same lines */
  async function mergedBlob(
    ...blobs: readonly [ours?: string, base?: string, theirs?: string]
  ): Promise<string> {
    const [ours, base, theirs] = await Promise.all(blobs.map(textOf));
    if (ours === undefined || base === undefined || theirs === undefined) throw new Refused(409, CONFLICT);
    const lines = diff3Merge(
      ...([ours, base, theirs].map((text) => text.split("\n")) as [string[], string[], string[]]),
    ).flatMap(({ ok }) => {
      if (!ok) throw new Refused(409, CONFLICT);
      return ok;
    });
    return git(["hash-object", "-w", "--stdin"], `${lines.join("\n")}\n`);
  }

  /** Texts of the branch with those of this folder over them. */
  async function merged(ours: Blobs, base: Blobs, theirs: Blobs): Promise<Map<string, string | undefined>> {
    const all = new Map<string, string | undefined>();
    for (const file of new Set([...ours.keys(), ...base.keys(), ...theirs.keys()])) {
      const [own, old, their] = [ours, base, theirs].map((blobs) => blobs.get(file));
      const blob =
        own === old ? their : their === old || their === own ? own : await mergedBlob(own, old, their);
      all.set(file, blob);
    }
    return all;
  }

  /** A commit of these texts on top of another one; that one itself where they are the same. */
  async function commitOn(tip: string, blobs: ReadonlyMap<string, string | undefined>): Promise<string> {
    using own = ownFolder();
    const index = { GIT_INDEX_FILE: join(own.path, "index") };
    const prefix = await git(["rev-parse", "--show-prefix"]);
    const lines = [...blobs].map(([file, blob]) =>
      blob ? `100644 ${blob}\t${prefix}${file}` : `0 ${"0".repeat(40)}\t${prefix}${file}`,
    );
    await git(["read-tree", tip], "", index);
    await git(["update-index", "--index-info"], `${lines.join("\n")}\n`, index);
    const tree = await git(["write-tree"], "", index);
    if (tree === (await git(["rev-parse", `${tip}^{tree}`]))) return tip;
    return git(["commit-tree", tree, "-p", tip, "-m", MESSAGE]);
  }

  return {
    /**
     * Makes a commit of the texts on top of what the branch holds now; nothing leaves this computer.
     * @param files texts of this folder
     * @param write takes into this folder what others changed meanwhile
     * @returns the commit
     * @throws Refused
     */
    prepare: (files: Iterable<string>, write: (drafts: Drafts) => void) =>
      told(async () => {
        await git(["fetch", "--quiet", "origin", branch]);
        const tip = await git(["rev-parse", "FETCH_HEAD"]);
        const base = await git(["merge-base", BASE, tip]).catch(() => git(["merge-base", "HEAD", tip]));
        const names = [...files];
        const blobs = await git(["hash-object", "-w", "--stdin-paths"], names.join("\n"));
        const ours = new Map(blobs.split("\n").map((blob, place) => [names[place] ?? "", blob]));
        const all = await merged(ours, await blobsOf(base), await blobsOf(tip));
        const commit = await commitOn(tip, all);
        const others = [...all].filter(([file, blob]) => blob !== ours.get(file));
        const texts = await Promise.all(
          others.map(async ([file, blob]) => [file, blob && `${await textOf(blob)}\n`] as const),
        );
        write(new Map(texts));
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
