/** The rules of rules.ts in the words of real hosts. The build writes these files into `dist/`; none is public. */
import {
  CACHE,
  fileHeaders,
  HASHED_ASSETS,
  isPageFile,
  PAGE_LANGUAGE,
  publicPath,
  securityHeaders,
} from "./rules.ts";

/**
 * Content of `_headers`, as Netlify and Cloudflare Pages read it. Rules whose paths overlap are added up there, so no
 * header is named twice for one path.
 * @param files paths inside `dist/` with a leading slash
 */
export function netlifyHeaders(files: readonly string[], contentSecurityPolicy: string): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const pages = files.filter(isPageFile).flatMap((file) => {
    const path = publicPath(file);
    const { "Cache-Control": cache = CACHE.page } = fileHeaders(file);
    return path ? [block(path, { "Content-Language": PAGE_LANGUAGE, "Cache-Control": cache })] : [];
  });
  return `${[
    "# Written by the build from hosting/rules.ts; change it there.",
    block("/*", securityHeaders(contentSecurityPolicy)),
    block(`${HASHED_ASSETS}*`, { "Cache-Control": CACHE.hashed }),
    ...pages,
  ].join("\n")}\n`;
}

/** Content of `_headers.nginx.conf`, which hosting/nginx.conf includes. */
export function nginxHeaders(contentSecurityPolicy: string): string {
  const lines = Object.entries(securityHeaders(contentSecurityPolicy)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `# Written by the build from hosting/rules.ts; change it there.\n${lines.join("\n")}\n`;
}
