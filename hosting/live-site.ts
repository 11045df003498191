/** Compares a public site with its build: files, headers and redirects. */
import { readFileSync } from "node:fs";
import { listFiles } from "./built-files.ts";
import { fileHeaders, HTTPS_HEADERS, publicPath, SECURITY_HEADERS } from "./rules.ts";

/** Headers with which a host could follow visitors, or that name its software. */
const UNWANTED = ["set-cookie", "nel", "report-to", "x-powered-by"];

/**
 * Compares the answers of a public site with the build.
 * @param origin scheme and host of the site
 * @param dist folder of the build that was published
 * @returns what is wrong, as sentences, each with the paths concerned; empty if nothing is
 */
export async function liveProblems(origin: string, dist: string): Promise<string[]> {
  const problems: [problem: string, path: string][] = [];
  const look = async (file: string, path: string, status = 200) => {
    const answer = await fetch(origin + path, { redirect: "manual" });
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== status || !body.equals(readFileSync(dist + file)))
      problems.push([`Not as in ${dist}; publish it again, and switch off what the host adds`, path]);
    const { Vary, "Cache-Control": cache, ...own } = fileHeaders(file);
    const wanted = {
      ...SECURITY_HEADERS,
      ...(origin.startsWith("https:") && HTTPS_HEADERS),
      ...own,
      ...(status === 200 && { "Cache-Control": `${cache}` }),
    };
    for (const [name, value] of Object.entries(wanted))
      if (!answer.headers.get(name)?.toLowerCase().includes(value.toLowerCase()))
        problems.push([`The host does not send „${name}: ${value}”`, path]);
    for (const name of UNWANTED)
      if (answer.headers.has(name)) problems.push([`The host adds ${name}; switch that off`, path]);
  };
  for (const file of listFiles(dist)) {
    const path = publicPath(file);
    if (path) await look(file, path);
  }
  await look("/404.html", "/nu-exista", 404);
  const byProblem = Map.groupBy(problems, ([problem]) => problem);
  return [...byProblem].map(([problem, all]) => `${problem}:\n  ${all.map(([, path]) => path).join(" ")}`);
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
