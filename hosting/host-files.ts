/** Everything that hosts need beside the pages; the build writes these files into `dist/`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pagesHeaders, pagesRedirects, REDIRECTS } from "./pages.ts";
import {
  CACHE,
  CONTENT_TYPES,
  DISGUISED_TARGETS,
  HTTPS_HEADERS,
  PAGE_LANGUAGE,
  PRIVATE_PATHS,
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

/** Contents by file name. @throws Error where `pages.ts` does */
export function hostFiles(site: BuiltSite, host: Host): Record<string, string> {
  const all = {
    _headers: pagesHeaders(site.files, site.contentSecurityPolicy),
    [REDIRECTS]: pagesRedirects(site.moved),
  };
  // What is no rule there would be a public file.
  if (host === "pages") return all;
  const values = rules(site);
  const configurations = Object.entries(TEMPLATES).map(([name, template]) => [
    name,
    fill(readFileSync(join(import.meta.dirname, template), "utf8"), values),
  ]);
  return { ...all, ...Object.fromEntries(configurations) };
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
  const types = Object.entries({ ...CONTENT_TYPES.text, ...CONTENT_TYPES.binary });
  const extensions = Object.keys(CONTENT_TYPES.text);
  return {
    ...CACHE,
    domain,
    secondName: /^www\./.test(domain) ? domain.slice(4) : `www.${domain}`,
    language: PAGE_LANGUAGE,
    private: PRIVATE_PATHS,
    disguised: DISGUISED_TARGETS,
    header: named(securityHeaders(contentSecurityPolicy)),
    encrypted: named(HTTPS_HEADERS),
    type: types.map(([extension, name]) => ({
      extension,
      name,
      value: extension in CONTENT_TYPES.text ? `${name}; charset=utf-8` : name,
    })),
    text: extensions.map((extension) => ({ extension })),
    textExtensions: extensions.join("|"),
    // nginx adds the charset to text/html by itself, and warns of its name.
    textTypes: Object.values(CONTENT_TYPES.text)
      .filter((type) => type !== "text/html")
      .join(" "),
    moved: [...moved].map(([from, to]) => ({ from, to, relative: from.slice(1) })),
  };
}
