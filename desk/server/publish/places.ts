import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, sep } from "node:path";
import { Refused } from "../refused.ts";
import { troubleOf } from "../store.ts";
import { Failed, run } from "./run.ts";
import type { Place } from "./send.ts";

/**
 * A folder of this computer.
 * @param root the project, in which the site is never put
 * @throws Refused when the folder cannot be used
 */
export function folderPlace(target: string, root: string): Place {
  const folder = target.replace(/[\\/]+$/, "") || target;
  const above = dirname(folder);
  const resolved = (path: string): string =>
    existsSync(path) ? realpathSync(path) : join(resolved(dirname(path)), basename(path));
  const isWithin = (inner: string, outer: string) => !relative(outer, inner).split(sep)[0]?.startsWith("..");
  const [real, own] = [resolved(folder), realpathSync(root)];
  if (isWithin(real, own) || isWithin(own, real))
    throw new Refused(
      422,
      `Folderul ${folder} ține de biroul însuși. Alegeți unul al găzduirii; nu s-a schimbat nimic.`,
    );
  if (!existsSync(above))
    throw new Refused(
      422,
      `Folderul ${above} nu există; dacă este pe un disc de rețea, legați discul și încercați din nou.`,
    );
  const words = (error: unknown) => new Error(troubleOf(error), { cause: error });
  return {
    name: `Folderul ${folder}`,
    isUsed: async () => existsSync(folder) && readdirSync(folder).length > 0,
    read: async (files) => files.map((file) => textOf(folder + file)),
    write: async (file, text) => {
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(folder + file, text, { flush: true });
      } catch (error) {
        throw words(error);
      }
    },
    put: async (from, files) => {
      const beside = (file: string) => `${folder}${file}.birou-nou`;
      try {
        for (const file of files) {
          mkdirSync(dirname(folder + file), { recursive: true });
          copyFileSync(from + file, beside(file));
          // Servers tell versions apart by a file's time.
          const { atime, mtime } = statSync(from + file);
          utimesSync(beside(file), atime, mtime);
        }
        for (const file of files) renameSync(beside(file), folder + file);
      } catch (error) {
        for (const file of files) rmSync(beside(file), { force: true });
        throw words(error);
      }
    },
    remove: async (files) => {
      for (const file of files) rmSync(folder + file, { force: true });
    },
  };
}

/**
 * A folder of a server, through SSH.
 * @param target `utilizator@server:/folder`
 */
export function serverPlace(target: string, signal: AbortSignal): Place {
  const there = `${target.replace(/\/+$/, "")}/`;
  const rsync = (folder: string, ...words: string[]) => run("rsync", words, folder, signal);
  /** Gives a command a folder of its own, and in it the names of files, a line each. */
  async function withNames<T>(
    files: readonly string[],
    work: (folder: string, list: string) => Promise<T>,
  ): Promise<T> {
    const folder = mkdtempSync(join(tmpdir(), "birou-"));
    try {
      mkdirSync(join(folder, "gol"));
      writeFileSync(join(folder, "nume"), files.map((file) => `${file.slice(1)}\n`).join(""));
      return await work(folder, `--files-from=${join(folder, "nume")}`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const put = (from: string, files: readonly string[]) =>
    files.length === 0
      ? Promise.resolve()
      : withNames(files, (_, list) => rsync(from, "-rtz", "--delay-updates", list, "--", "./", there)).then(
          () => undefined,
        );
  return {
    name: `Folderul ${target}`,
    isUsed: async () => {
      try {
        const listed = await rsync(".", "--list-only", "--", there);
        return listed.split("\n").some((line) => /^[-dl]/.test(line) && !/ \.$/.test(line));
      } catch (error) {
        if (error instanceof Failed && /No such file/.test(error.message)) return false;
        throw error;
      }
    },
    read: (files) =>
      withNames(files, async (folder, list) => {
        // A file that is not there is no error; a server that cannot be reached is one.
        const got = rsync(folder, "-t", "--ignore-missing-args", list, "--", there, join(folder, "gol/"));
        await got.catch((error: Error) => {
          if (!(error instanceof Failed && /No such file|change_dir/.test(error.message))) throw error;
        });
        return files.map((file) => textOf(join(folder, "gol", file)));
      }),
    put,
    write: (file, text) =>
      withNames([], async (folder) => {
        writeFileSync(join(folder, "gol", file), text);
        await put(join(folder, "gol"), [file]);
      }),
    remove: (files) =>
      withNames(files, async (folder, list) => {
        // Files are missing here, and so removed there; their folders are not.
        for (const file of files) mkdirSync(dirname(join(folder, "gol", file)), { recursive: true });
        await rsync(folder, "-r", "--delete-missing-args", list, "--", "gol/", there);
      }),
  };
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);
