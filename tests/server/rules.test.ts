import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "../../hosting/csp.ts";
import { hostFiles, PAGES_LIMITS } from "../../hosting/host-files.ts";
import { chooseCoding, statusFor } from "../../hosting/request.ts";
import { HTTPS_HEADERS, securityHeaders } from "../../hosting/rules.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it.each([
  ["<script>a < b</script>", "a < b"],
  ["<script type=module>run()</script>", "run()"],
  [`<SCRIPT data-note="a > b" type="module">\n run()\n</SCRIPT >`, "\n run()\n"],
  [`<script type="speculationrules">{"prefetch":[]}</script>`, `{"prefetch":[]}`],
  ["<style>h1{margin:0}</style>", "h1{margin:0}"],
  ["<svg><style>:root{color:red}</style></svg>", ":root{color:red}"],
  [`<style data-vite-dev-id="x">\nă</style>`, "\nă"],
])("%s is allowed by the hash of its exact text", (html, text) => {
  expect(contentSecurityPolicy([`<p>before</p>${html}<p>after</p>`])).toContain(hash(text));
});

it.each([
  `<script src="/assets/a.js"></script>`,
  `<script type="application/ld+json">{"@type":"MedicalClinic"}</script>`,
  "<p>script</p>",
])("%s needs no hash", (html) => {
  expect(contentSecurityPolicy([html])).not.toContain("sha256");
});

it("is one policy for all pages, whatever their order, each hash once", () => {
  const pages = ["<script>1</script><style>a</style>", "<style>b</style><script>1</script>"];
  const policy = contentSecurityPolicy(pages);
  expect(policy).toBe(contentSecurityPolicy(pages.toReversed()));
  expect(policy.match(/sha256/g)).toHaveLength(3);
});

it("allows nothing but the site's own files", () => {
  expect(contentSecurityPolicy([])).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; " +
      "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types straturi",
  );
});

it("says the same of security in every answer: 130 points of the MDN HTTP Observatory", () => {
  expect({ ...securityHeaders("default-src 'none'"), ...HTTPS_HEADERS }).toEqual({
    "Content-Security-Policy": "default-src 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
    "X-Content-Type-Options": "nosniff",
  });
});

describe("chooseCoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP", "gzip"],
    ["br;q=0", "identity"],
    ["br; q=0.0, gzip", "gzip"],
    ["br;q=0.2, gzip;q=0.8", "gzip"],
    ["identity, gzip;q=0.5", "identity"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["br;q=0, *", "gzip"],
    ["identity;q=0, *;q=0", "identity"],
    ["gzip;q=rubbish", "identity"],
    [",;,;q=1,", "identity"],
  ])("%o gets %s", (header, coding) => {
    expect(chooseCoding(header, ["br", "gzip"])).toBe(coding);
  });

  it("chooses only what exists", () => {
    expect(chooseCoding("br, gzip", ["gzip"])).toBe("gzip");
    expect(chooseCoding("br, gzip", [])).toBe("identity");
  });
});

it.each([
  ['"a"', 304, 200],
  ['W/"a"', 304, 200],
  ['"b", "a"', 304, 200],
  ["*", 304, 200],
  ['"b"', 200, 412],
  ['"ab"', 200, 412],
  ["a", 200, 412],
  [undefined, 200, 200],
])("If-None-Match %o: %i, If-Match: %i", (header, whenNot, when) => {
  expect(statusFor({ "if-none-match": header }, '"a"')).toBe(whenNot);
  expect(statusFor({ "if-match": header }, '"a"')).toBe(when);
});

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
