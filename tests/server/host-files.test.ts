import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EXAMPLE_DOMAIN, EXAMPLE_ROOT, hostFiles } from "../../hosting/host-files.ts";
import { caddyExample, caddyRedirects } from "../../hosting/hosts/caddy.ts";
import { nginxExample } from "../../hosting/hosts/nginx.ts";
import { PAGES_LIMITS, pagesHeaders, pagesRedirects } from "../../hosting/hosts/pages.ts";
import { CACHE, HTTPS_HEADERS, publicPath, securityHeaders } from "../../hosting/rules.ts";

/** That a server behaves as its file says is tests/hosting/table.test.ts; here stands what no server tells. */

const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='";
const FILES = ["/404.html", "/index.html", "/servicii.html", "/assets/app.Ab12.js", "/favicon.svg"];

describe("_headers", () => {
  const text = pagesHeaders(FILES, POLICY);
  const blocks = new Map(
    [...text.matchAll(/^(\/.*)\n((?: {2}.*\n)+)/gm)].map(([, path, lines]) => [
      path,
      lines?.trim().split(/\n */),
    ]),
  );

  it("gives every path the security headers, HTTPS among them", () => {
    const all = { ...securityHeaders(POLICY), ...HTTPS_HEADERS };
    expect(blocks.get("/*")).toEqual(Object.entries(all).map(([name, value]) => `${name}: ${value}`));
  });

  it("keeps hashed files for good, revalidates pages, and names each other file", () => {
    expect(blocks.get("/assets/*")).toEqual([`Cache-Control: ${CACHE.hashed}`]);
    for (const page of ["/", "/servicii"]) {
      expect(blocks.get(page)).toEqual([
        "Content-Type: text/html; charset=utf-8",
        "Content-Language: ro",
        "Cache-Control: no-cache",
      ]);
    }
    expect(blocks.get("/favicon.svg")).toEqual([
      "Content-Type: image/svg+xml; charset=utf-8",
      "Cache-Control: public, max-age=3600",
    ]);
    expect([...blocks.keys()]).toEqual(["/*", "/assets/*", "/", "/servicii", "/favicon.svg"]);
  });

  it("is refused before Cloudflare would cut it off", () => {
    expect(() => pagesHeaders(FILES, "x".repeat(PAGES_LIMITS.lineCharacters))).toThrow(/characters/);
    const many = Array.from({ length: PAGES_LIMITS.rules }, (_, index) => `/p${index}.html`);
    expect(() => pagesHeaders(many, POLICY)).toThrow(/rules/);
    const moved = new Map(Array.from({ length: PAGES_LIMITS.redirects }, (_, index) => [`/p${index}`, "/"]));
    expect(() => pagesRedirects(moved)).toThrow(/_redirects/);
  });
});

it("gives Cloudflare Pages and Netlify no file that would only be public there", () => {
  const names = Object.keys(hostFiles(FILES, POLICY, new Map(), "pages"));
  expect(names).toEqual(["_headers", "_redirects"]);
});

it("gives Caddy, which starts with no empty file, a line even without old addresses", () => {
  expect(caddyRedirects(new Map())).toMatch(/^#.*\n$/);
});

describe("the examples for a server of one's own", () => {
  it.each([
    ["hosting/nginx.conf", nginxExample(EXAMPLE_DOMAIN, EXAMPLE_ROOT)],
    ["hosting/Caddyfile", caddyExample(EXAMPLE_DOMAIN, EXAMPLE_ROOT)],
  ])("%s is what the rules make now", (file, made) => {
    expect(readFileSync(file, "utf8"), "run: node scripts/run.mjs hosting").toBe(made);
  });

  it("nginx starts without the Brotli module, which is named but not used", () => {
    expect(nginxExample(EXAMPLE_DOMAIN, EXAMPLE_ROOT)).not.toMatch(/^ *brotli_static/m);
  });
});

it.each([
  ["/servicii.html", "/servicii"],
  ["/index.html", "/"],
  ["/404.html", undefined],
  ["/_headers", undefined],
  ["/.htaccess", undefined],
  ["/servicii.html.br", undefined],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
])("%s is public as %s", (file, path) => {
  expect(publicPath(file)).toBe(path);
});
