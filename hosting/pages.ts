/** The rules of rules.ts for Netlify and Cloudflare Pages, which serve every page over HTTPS and compress by themselves. */
import { CACHE, fileHeaders, HASHED_ASSETS, HTTPS_HEADERS, publicPath, securityHeaders } from "./rules.ts";

/**
 * What Cloudflare Pages reads of `_headers` and `_redirects`; Netlify has no such bounds.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export const PAGES_LIMITS = { rules: 100, characters: 2_000, redirects: 2_000 } as const;

/** Name of the file with the addresses that pages once had; our own server reads it as well. */
export const REDIRECTS = "_redirects";

/**
 * Content of REDIRECTS.
 * @param moved old addresses, each with the one of today
 * @throws Error beyond PAGES_LIMITS
 */
export function pagesRedirects(moved: ReadonlyMap<string, string>): string {
  const lines = [...moved].flatMap(([from, to]) => [`${from} ${to} 308\n`, `${from}/ ${to} 308\n`]);
  expectWithin("_redirects", "redirects", lines.length);
  return lines.join("");
}

function expectWithin(file: string, what: keyof typeof PAGES_LIMITS, count: number): void {
  const limit = PAGES_LIMITS[what];
  if (count > limit) throw new Error(`${file}: ${count} ${what}; Cloudflare Pages reads ${limit}.`);
}

/** Reads what `pagesRedirects` wrote. @returns destinations by address */
export function readRedirects(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split("\n").flatMap((line) => {
      const [from, to] = line.split(" ");
      return from && to ? [[from, to]] : [];
    }),
  );
}

/**
 * Content of `_headers`. Rules whose paths overlap are added up there, so no header is named twice for one path.
 * @param files paths inside `dist/` with a leading slash
 * @throws Error beyond PAGES_LIMITS
 */
export function pagesHeaders(files: readonly string[], contentSecurityPolicy: string): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const named = files.flatMap((file) => {
    const path = file.startsWith(HASHED_ASSETS) ? undefined : publicPath(file);
    return path ? [block(path, fileHeaders(file))] : [];
  });
  const rules = [
    block("/*", { ...securityHeaders(contentSecurityPolicy), ...HTTPS_HEADERS }),
    block(`${HASHED_ASSETS}*`, { "Cache-Control": CACHE.hashed }),
    ...named,
  ];
  const text = `# Written by the build from hosting/rules.ts; change it there.\n${rules.join("\n")}\n`;
  expectWithin("_headers", "rules", rules.length);
  expectWithin("_headers", "characters", Math.max(...text.split("\n").map((line) => line.length)));
  return text;
}
