/** Programs that tests and commands start and `npm ci` does not bring: Debian's, and those of npm that are large. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import programs from "./programs.json" with { type: "json" };

/** A program is there, whole, by its own file and those `with` it; packages of Debian bring it, or npm's by exact version. */
interface Source {
  readonly program: string;
  readonly with?: readonly string[];
  readonly debian?: readonly string[];
  readonly npm?: Readonly<Record<string, string>>;
}
export type Program = keyof typeof programs;

/** The one list: tests/server/programs.test.ts looks for programs that are not in it. */
export const PROGRAMS: Readonly<Record<Program, Source>> = programs;

/** Path of a program, whether it is there or not. */
export const pathOf = (name: Program): string => resolve(PROGRAMS[name].program);

/** Folder of a program that npm brings: in the project's own, every installation would take longer. */
export const folderOf = (name: Program): string => resolve(".cache", name);

export const isHere = (name: Program): boolean =>
  [PROGRAMS[name].program, ...(PROGRAMS[name].with ?? [])].every((file) => existsSync(file));

/** What is missing of these programs, with what brings it, for a person; undefined when all are here. */
export function lacking(...names: readonly Program[]): string | undefined {
  const missing = names.filter((name) => !isHere(name));
  if (missing.length === 0) return undefined;
  const packages = missing.flatMap((name) => PROGRAMS[name].debian ?? []);
  const help = packages.length > 0 ? `sudo apt-get install ${packages.join(" ")}` : "npm could not fetch it";
  return `${missing.join(", ")} missing: ${help}`;
}

/** Why a test is skipped where everything is installed, and the one reason for which CI passes over it. */
export const NO_NAMESPACES =
  "no mount namespace can be made here (CAP_SYS_ADMIN is missing, or this is a chroot)";
