import { expect, it } from "vitest";
import { hostFiles } from "../../hosting/host-files.ts";
import { PAGES_LIMITS, pagesHeaders, pagesRedirects } from "../../hosting/pages.ts";

/** That a server behaves as its file says is tests/hosting/table.test.ts; here stands what no server tells. */

const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='";
const FILES = ["/404.html", "/index.html", "/servicii.html", "/assets/app.Ab12.js", "/favicon.svg"];

it("_headers and _redirects are refused before Cloudflare would cut them off", () => {
  expect(() => pagesHeaders(FILES, "x".repeat(PAGES_LIMITS.characters))).toThrow(/characters/);
  const many = Array.from({ length: PAGES_LIMITS.rules }, (_, index) => `/p${index}.html`);
  expect(() => pagesHeaders(many, POLICY)).toThrow(/rules/);
  const moved = new Map(Array.from({ length: PAGES_LIMITS.redirects }, (_, index) => [`/p${index}`, "/"]));
  expect(() => pagesRedirects(moved)).toThrow(/_redirects/);
});

const SITE = { files: FILES, contentSecurityPolicy: POLICY, moved: new Map([["/rmn-cap", "/servicii"]]) };

it("gives Cloudflare Pages and Netlify no file that would only be public there", () => {
  expect(Object.keys(hostFiles({ ...SITE, origin: "https://clinica.ro" }, "pages"))).toEqual([
    "_headers",
    "_redirects",
  ]);
});

it.each([
  ["https://www.clinica.ro", "server_name www.clinica.ro clinica.ro;"],
  ["https://clinica.ro", "server_name clinica.ro www.clinica.ro;"],
])("%s has a second name, and leaves no brace of a template", (origin, names) => {
  const files = hostFiles({ ...SITE, origin }, "server");
  expect(files["_nginx.conf"]).toContain(names);
  for (const name of ["_nginx.conf", "_Caddyfile", ".htaccess"])
    expect(files[name]?.replace(/^#.*$/gm, ""), name).not.toMatch(/\{\{/);
});
