/** The rules of rules.ts for Netlify and Cloudflare Pages, which serve every page over HTTPS and compress by themselves. */
import {
  CACHE,
  fileHeaders,
  HASHED_ASSETS,
  HTTPS_HEADERS,
  isPageFile,
  PAGE_LANGUAGE,
  publicPath,
  securityHeaders,
} from "../rules.ts";

/**
 * What Cloudflare Pages reads of `_headers`; Netlify has no such bounds.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export const PAGES_LIMITS = { rules: 100, lineCharacters: 2_000 } as const;

/**
 * Content of `_headers`. Rules whose paths overlap are added up there, so no header is named twice for one path.
 * @param files paths inside `dist/` with a leading slash
 * @throws Error beyond PAGES_LIMITS
 */
export function pagesHeaders(files: readonly string[], contentSecurityPolicy: string): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const pages = files.filter(isPageFile).flatMap((file) => {
    const path = publicPath(file);
    const { "Cache-Control": cache = CACHE.page } = fileHeaders(file);
    return path ? [block(path, { "Content-Language": PAGE_LANGUAGE, "Cache-Control": cache })] : [];
  });
  const rules = [
    block("/*", { ...securityHeaders(contentSecurityPolicy), ...HTTPS_HEADERS }),
    block(`${HASHED_ASSETS}*`, { "Cache-Control": CACHE.hashed }),
    ...pages,
  ];
  const text = `# Written by the build from hosting/rules.ts; change it there.\n${rules.join("\n")}\n`;
  const longest = Math.max(...text.split("\n").map((line) => line.length));
  if (rules.length > PAGES_LIMITS.rules) {
    throw new Error(`_headers has ${rules.length} rules; Cloudflare Pages reads ${PAGES_LIMITS.rules}.`);
  }
  if (longest > PAGES_LIMITS.lineCharacters) {
    throw new Error(
      `_headers has a line of ${longest} characters; Cloudflare Pages reads ${PAGES_LIMITS.lineCharacters}.`,
    );
  }
  return text;
}
