import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentSecurityPolicy } from "../../hosting/csp.ts";
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
