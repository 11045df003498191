import type { Content } from "../../../src/lib/content/files.ts";
import { FIELD_OF_WAY, type Way } from "../../../src/lib/content/schema/publishing.ts";

/** The ways of content/publishing.yaml, in words and as commands. */

type Setup = Content["publishing"];

/** A program with its words; run in the folder of the kept publications, so that no path has a blank. */
export interface Command {
  readonly program: string;
  readonly words: readonly string[];
}

/** The way in words for its page; undefined while none is set up. */
export function wayInWords(setup: Setup): string | undefined {
  const { way } = setup;
  if (way === null) return undefined;
  const target = setup[FIELD_OF_WAY[way]] ?? "";
  return `${NAMES[way]}: ${target}`;
}

const NAMES: Readonly<Record<Way, string>> = {
  folder: "se copiază în folderul",
  rsync: "se trimite prin SSH (rsync) la",
  "cloudflare-pages": "se trimite la Cloudflare Pages, proiectul",
  netlify: "se trimite la Netlify, site-ul",
  git: "se trimite în depozitul de cod, ramura",
};

/** Where the program of a way is had, when this computer lacks it. */
export const PROGRAM_HELP: Readonly<Record<string, string>> = {
  rsync: "instalați rsync (pe Windows vine cu WSL)",
  wrangler: "instalați-l cu: npm install --global wrangler, apoi wrangler login",
  netlify: "instalați-l cu: npm install --global netlify-cli, apoi netlify login",
  git: "instalați Git de pe git-scm.com",
};

/**
 * The command that sends a publication; undefined for the ways that have none of their own.
 * @param name folder of the publication, inside that of the kept ones
 */
export function commandOf(setup: Setup, name: string): Command | undefined {
  switch (setup.way) {
    case "rsync":
      return {
        program: "rsync",
        words: ["-rtz", "--delete-delay", "--delay-updates", `${name}/`, setup.rsyncTarget ?? ""],
      };
    case "cloudflare-pages":
      return {
        program: "wrangler",
        words: ["pages", "deploy", name, "--project-name", setup.cloudflareProject ?? "", "--branch", "main"],
      };
    case "netlify":
      return {
        program: "netlify",
        words: ["deploy", "--prod", "--dir", name, "--site", setup.netlifySite ?? ""],
      };
    default:
      return undefined;
  }
}
