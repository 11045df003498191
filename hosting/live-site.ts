/** Compares a public site with its build: files, headers and redirects. */
import { readFileSync } from "node:fs";
import { listFiles } from "./built-files.ts";
import { CACHE, fileHeaders, HTTPS_HEADERS, isPageFile, publicPath, SECURITY_HEADERS } from "./rules.ts";

/** Headers with which a host could follow visitors, or that name its software. */
const UNWANTED = ["set-cookie", "nel", "report-to", "x-powered-by"];

/**
 * Compares the answers of a public site with the build.
 * @param origin scheme and host of the site
 * @param dist folder of the build that was published
 * @returns what is wrong, as sentences that say what to do; empty if nothing is
 */
export async function liveProblems(origin: string, dist: string): Promise<string[]> {
  const different: string[] = [];
  /** Pages that browsers may keep without asking for a newer version. */
  const stale: string[] = [];
  /** Headers that are missing or different, each with the paths. */
  const wrong = new Map<string, string[]>();
  const added = new Set<string>();
  const look = async (file: string, path: string, status = 200) => {
    const answer = await fetch(origin + path);
    const body = Buffer.from(await answer.arrayBuffer());
    const sends = (name: string, value: string) =>
      answer.headers.get(name)?.toLowerCase().includes(value.toLowerCase());
    if (answer.status !== status || !body.equals(readFileSync(dist + file))) different.push(path);
    if (status === 200 && isPageFile(file) && !sends("Cache-Control", CACHE.page)) stale.push(path);
    const { Vary, "Cache-Control": cache, ...own } = fileHeaders(file);
    const wanted = {
      ...SECURITY_HEADERS,
      ...(origin.startsWith("https:") && HTTPS_HEADERS),
      ...own,
      ...(!isPageFile(file) && cache && { "Cache-Control": cache }),
      // Without `Vary` a cache could send a compressed file to a browser that cannot decompress it.
      ...(answer.headers.has("content-encoding") && Vary && { Vary }),
    };
    for (const [name, value] of Object.entries(wanted))
      if (!sends(name, value)) wrong.set(name, [...(wrong.get(name) ?? []), path]);
    for (const name of UNWANTED) if (answer.headers.has(name)) added.add(name);
  };
  for (const file of listFiles(dist)) {
    const path = publicPath(file);
    if (path) await look(file, path);
  }
  await look("/404.html", "/nu-exista", 404);

  const list = (paths: readonly string[]) =>
    paths.slice(0, 5).join(", ") + (paths.length > 5 ? ` and ${paths.length - 5} more` : "");
  const problems: string[] = [];
  if (different.length > 0)
    problems.push(
      `Not as in ${dist}: ${list(different)}. Publish this build again, and switch off what the host adds.`,
    );
  if (stale.length > 0)
    problems.push(
      `The host does not apply the rule of Cache-Control to ${list(stale)}: browsers may show an old price for days. ` +
        "Ask the host to read .htaccess (AllowOverride FileInfo Indexes, mod_headers), or choose another one.",
    );
  for (const [name, paths] of wrong)
    problems.push(`The host does not send the header ${name} of the build for ${list(paths)}.`);
  if (added.size > 0)
    problems.push(`The host adds ${[...added].join(", ")}. Switch that off: the site promises no cookies.`);
  return problems;
}

/**
 * Checks that a site redirects from http: and from its second name (with or without `www.`) to its address.
 * @returns what is wrong, as sentences; empty if nothing is
 */
export async function redirectProblems({ hostname }: URL): Promise<string[]> {
  const second = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;
  const problems = [`http://${hostname}`, `https://${second}`, `http://${second}`].map(async (from) => {
    const to = await fetch(`${from}/contact?a=1`).then(
      ({ url }) => url,
      (error: Error) => `an error: ${(error.cause as Error)?.message ?? error.message}`,
    );
    const wanted = `https://${hostname}/contact?a=1`;
    return to === wanted ? [] : [`${from}/contact?a=1 leads to ${to} instead of ${wanted}.`];
  });
  return (await Promise.all(problems)).flat();
}
