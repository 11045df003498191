import { expect, it } from "vitest";
import { withPolicy } from "./csp.ts";
import { hostFile } from "./host-files.ts";

/**
 * Tests the rules that cannot be tested with a running server; tests/hosting/answers.test.ts tests the servers
 * themselves.
 */

it("a page has one policy at the start of its head, and the policy allows only the site's own files", () => {
  const page = `<!doctype html><html><head><meta charset="utf-8">`;
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; " +
    "connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
  const whole = `${page}<meta http-equiv="Content-Security-Policy" content="${policy}"><title>a</title>`;
  expect(withPolicy(`${page}<title>a</title>`)).toBe(whole);
  expect(() => withPolicy("<title>a</title>")).toThrow("charset");
});

/**
 * Returns the headers that Cloudflare Pages and Netlify send for a path: the headers of every rule that
 * matches the path, in the order of the file.
 */
const headersAt = (path: string) => {
  const names = ["/contact.html", "/robots.txt", "/assets/a.js"];
  const [, ...rules] = hostFile(names, "pages")[1].split(/^(?=\/)/m);
  const matching = rules
    .map((rule) => rule.trim().split(/\n\s+/))
    .filter(([rule = ""]) => new RegExp(`^${rule.replace("*", ".*")}$`).test(path));
  return matching.flatMap(([, ...lines]) => lines);
};

it.each([
  ["/contact", ["Cache-Control: no-cache", "Content-Type: text/html; charset=utf-8"]],
  ["/robots.txt", ["Cache-Control: public, max-age=3600"]],
  ["/assets/a.js", ["Cache-Control: public, max-age=31536000, immutable"]],
  ["/nu-exista", []],
])(
  "Cloudflare Pages and Netlify send the headers of %s, and the security headers for every path",
  (path, own) => {
    const headers = headersAt(path);
    const security = [
      "Content-Security-Policy: frame-ancestors 'none'",
      "X-Content-Type-Options: nosniff",
      "Referrer-Policy: same-origin",
      "Strict-Transport-Security: max-age=63072000",
    ];
    expect(headers).toEqual(expect.arrayContaining([...own, ...security]));
    expect(headers.filter((line) => line.startsWith("Cache-Control"))).toHaveLength(own.length ? 1 : 0);
  },
);
