import { expect, it } from "vitest";
import { hostFiles, PAGES_LIMITS } from "../../hosting/host-files.ts";

/** That a server behaves as its file says is tests/hosting/table.test.ts; here stands what no server tells. */

const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='";
const FILES = ["/404.html", "/index.html", "/servicii.html", "/assets/app.Ab12.js", "/favicon.svg"];

const SITE = { files: FILES, contentSecurityPolicy: POLICY, moved: new Map([["/rmn-cap", "/servicii"]]) };

const many = (most: number) => Array.from({ length: most }, (_, index) => `/p${index}.html`);

it.each([
  ["characters", { contentSecurityPolicy: "x".repeat(PAGES_LIMITS.characters) }],
  ["rules", { files: many(PAGES_LIMITS.rules) }],
  ["redirects", { moved: new Map(many(PAGES_LIMITS.redirects).map((path) => [path, "/"])) }],
])("more %s than Cloudflare reads are refused before it would cut them off", (what, more) => {
  const site = { ...SITE, ...more, origin: "https://clinica.ro" };
  expect(() => hostFiles(site, "pages")).toThrow(`${what} for hosts`);
});

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
