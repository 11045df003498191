/** Everything that hosts need beside the pages; the build writes these files into `dist/`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  CACHE,
  CONTENT_TYPES,
  DISGUISED_TARGETS,
  fileHeaders,
  HASHED_ASSETS,
  HTTPS_HEADERS,
  isTextFile,
  PAGE_LANGUAGE,
  PRIVATE_PATHS,
  publicPath,
  securityHeaders,
} from "./rules.ts";

/** Who serves the site: a server that reads files (nginx, Apache, Caddy, our own), or Cloudflare Pages and Netlify. */
export type Host = "server" | "pages";

/** The configurations, as an administrator reads them, by the name that each has in `dist/`. */
const TEMPLATES = { ".htaccess": "apache.htaccess", "_nginx.conf": "nginx.conf", _Caddyfile: "Caddyfile" };

/** What stands in place of braces: a text for `{{name}}`, entries for a line with `{{name.field}}`. */
type Values = Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>;

/** What a build knows of itself. */
export interface BuiltSite {
  /** Paths inside `dist/` with a leading slash. */
  readonly files: readonly string[];
  readonly contentSecurityPolicy: string;
  /** Addresses that pages once had, each with the one that it has now. */
  readonly moved: ReadonlyMap<string, string>;
  /** Scheme and host without a slash at the end, for example `https://www.clinica.ro`. */
  readonly origin: string;
}

/** Name of the file with the addresses that pages once had; our own server reads it as well. */
export const REDIRECTS = "_redirects";

/** Contents by file name. @throws Error beyond PAGES_LIMITS */
export function hostFiles(site: BuiltSite, host: Host): Record<string, string> {
  const all = { _headers: pagesHeaders(site), [REDIRECTS]: pagesRedirects(site.moved) };
  // What is no rule there would be a public file.
  if (host === "pages") return all;
  const values = rules(site);
  const configurations = Object.entries(TEMPLATES).map(([name, template]) => [
    name,
    fill(readFileSync(join(import.meta.dirname, template), "utf8"), values),
  ]);
  return { ...all, ...Object.fromEntries(configurations) };
}

/**
 * What Cloudflare Pages reads of `_headers` and `_redirects`; Netlify has no such bounds.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export const PAGES_LIMITS = { rules: 100, characters: 2_000, redirects: 2_000 } as const;

function expectWithin(what: keyof typeof PAGES_LIMITS, count: number): void {
  const limit = PAGES_LIMITS[what];
  if (count > limit) throw new Error(`${count} ${what} for hosts; Cloudflare Pages reads ${limit}.`);
}

function pagesRedirects(moved: BuiltSite["moved"]): string {
  const lines = [...moved].flatMap(([from, to]) => [`${from} ${to} 308\n`, `${from}/ ${to} 308\n`]);
  expectWithin("redirects", lines.length);
  return lines.join("");
}

/** Rules whose paths overlap are added up by the hosts, so no header is named twice for one path. */
function pagesHeaders({ files, contentSecurityPolicy }: BuiltSite): string {
  const named = files.filter((file) => publicPath(file) && !file.startsWith(HASHED_ASSETS));
  const blocks = Object.entries({
    "/*": { ...securityHeaders(contentSecurityPolicy), ...HTTPS_HEADERS },
    [`${HASHED_ASSETS}*`]: { "Cache-Control": CACHE.hashed },
    ...Object.fromEntries(named.map((file) => [publicPath(file), fileHeaders(file)] as const)),
  } as Record<string, Record<string, string>>);
  const lines = blocks.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  expectWithin("rules", blocks.length);
  expectWithin("characters", Math.max(...lines.map((line) => line.length)));
  return ["# Written by the build from hosting/rules.ts; change it there.", ...lines, ""].join("\n");
}

/** A line that names a list stands once for each of its entries. @throws Error for a name that there is not */
function fill(template: string, values: Values): string {
  const lines = template.split("\n").flatMap((line) => {
    const list = values[/\{\{(\w+)\./.exec(line)?.[1] ?? ""];
    const entries = Array.isArray(list) ? list : [{} as Readonly<Record<string, string>>];
    return entries.map((entry) =>
      line.replace(/\{\{(?:\w+\.)?(\w+)\}\}/g, (hole, name: string) => {
        const value = entry[name] ?? values[name];
        if (typeof value !== "string") throw new Error(`hosting/host-files.ts: there is no ${hole}.`);
        return value;
      }),
    );
  });
  return lines.join("\n");
}

/** rules.ts and this build in the words of the templates. */
function rules({ contentSecurityPolicy, moved, origin }: BuiltSite): Values {
  const domain = new URL(origin).hostname;
  const named = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => ({ name, value }));
  const type = Object.entries(CONTENT_TYPES).map(([extension, value]) => ({
    extension,
    name: value.replace(/;.*/, ""),
    value,
  }));
  const text = type.filter(({ extension }) => isTextFile(extension));
  return {
    ...CACHE,
    domain,
    secondName: /^www\./.test(domain) ? domain.slice(4) : `www.${domain}`,
    language: PAGE_LANGUAGE,
    private: PRIVATE_PATHS,
    disguised: DISGUISED_TARGETS,
    header: named(securityHeaders(contentSecurityPolicy)),
    encrypted: named(HTTPS_HEADERS),
    type,
    text,
    textExtensions: text.map(({ extension }) => extension).join("|"),
    // nginx adds the charset to text/html by itself, and warns of its name.
    textTypes: text.flatMap(({ name }) => (name === "text/html" ? [] : name)).join(" "),
    moved: [...moved].map(([from, to]) => ({ from, to, relative: from.slice(1) })),
  };
}
