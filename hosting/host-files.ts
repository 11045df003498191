/**
 * Configuration files for hosts; the build writes them into `dist/`. They change only with the rules and the site's
 * address.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  CACHE,
  CONTENT_TYPES,
  fileHeaders,
  HASHED_ASSETS,
  HTTPS_HEADERS,
  isTextFile,
  POLICIES,
  PRIVATE_PATHS,
  publicPath,
  SECURITY_HEADERS,
} from "./rules.ts";

/** Who serves the site: a server that reads files (nginx, Apache, our own), or Cloudflare Pages and Netlify. */
export type Host = "server" | "pages";

/** The configurations, as an administrator reads them, by the name that each has in `dist/`. */
const TEMPLATES = {
  ".htaccess": "apache.htaccess",
  "_nginx.conf": "nginx.conf",
};

/**
 * Contents by file name.
 * @param files paths inside `dist/` with a leading slash; hosts of pages know a file's kind by its name alone
 * @param origin scheme and host without a slash at the end, for example `https://www.clinica.ro`
 */
export function hostFiles(files: readonly string[], origin: string, host: Host): Record<string, string> {
  // Pages hosts serve an unknown file publicly, so only the files that they read are written.
  if (host === "pages") return { _headers: pagesHeaders(files) };
  const texts = textsFor(new URL(origin).hostname);
  const configurations = Object.entries(TEMPLATES).map(([name, template]) => [
    name,
    fill(readFileSync(join(import.meta.dirname, template), "utf8"), texts),
  ]);
  return Object.fromEntries(configurations);
}

/** Rules whose paths overlap are added up by the hosts, policies too: all of them then hold. */
function pagesHeaders(files: readonly string[]): string {
  const named = files.filter((file) => publicPath(file) && !file.startsWith(HASHED_ASSETS));
  const all = { "Content-Security-Policy": POLICIES.page, ...SECURITY_HEADERS, ...HTTPS_HEADERS };
  const lines = (headers: object) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const known = lines(all);
  return [
    "# Written by the build from hosting/rules.ts; change it there.",
    "/*",
    ...known,
    // The page for an asset that is not there gets this as well, and asks for nothing either.
    `${HASHED_ASSETS}*`,
    ...lines({ "Content-Security-Policy": "connect-src 'none'", "Cache-Control": CACHE.hashed }),
    ...named.flatMap((file) => {
      // They compress, and say so, themselves.
      const { Vary, ...own } = fileHeaders(file);
      return [publicPath(file), ...lines(own).filter((line) => !known.includes(line))];
    }),
    "",
  ].join("\n");
}

/** A line that names a list stands once for each of its entries, with `{{list.name}}` and `{{list.value}}`. */
function fill(template: string, texts: Texts): string {
  const lines = template.split("\n").flatMap((line) => {
    const [, list = ""] = /\{\{(\w+)\./.exec(line) ?? [];
    return Object.entries(LISTS[list] ?? { "": "" }).map(([name, value]) => {
      const known: Texts = { ...texts, name, value };
      return line.replace(/\{\{(?:\w+\.)?(\w+)\}\}/g, (hole, text: string) => known[text] ?? hole);
    });
  });
  return lines.join("\n");
}

type Texts = Readonly<Record<string, string>>;

/** rules.ts in the words of the templates. */
const LISTS: Readonly<Record<string, Texts>> = {
  header: SECURITY_HEADERS,
  encrypted: HTTPS_HEADERS,
  type: CONTENT_TYPES,
};
const textsFor = (domain: string): Texts => ({
  ...CACHE,
  pagePolicy: POLICIES.page,
  otherPolicy: POLICIES.other,
  domain,
  secondName: domain.startsWith("www.") ? domain.slice(4) : `www.${domain}`,
  private: PRIVATE_PATHS,
  textExtensions: Object.keys(CONTENT_TYPES)
    .filter((extension) => isTextFile(`.${extension}`))
    .join("|"),
});
