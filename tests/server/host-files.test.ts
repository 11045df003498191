import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { netlifyHeaders, nginxHeaders } from "../../hosting/host-files.ts";
import { CACHE, fileHeaders, HASHED_ASSETS, PAGE_LANGUAGE, securityHeaders } from "../../hosting/rules.ts";

const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='";
const FILES = ["/404.html", "/index.html", "/servicii.html", "/assets/app.Ab12.js", "/favicon.svg"];

describe("_headers", () => {
  const text = netlifyHeaders(FILES, POLICY);
  const blocks = new Map(
    [...text.matchAll(/^(\/.*)\n((?: {2}.*\n)+)/gm)].map(([, path, lines]) => [
      path,
      lines?.trim().split(/\n */),
    ]),
  );

  it("gives every path the security headers", () => {
    const expected = Object.entries(securityHeaders(POLICY)).map(([name, value]) => `${name}: ${value}`);
    expect(blocks.get("/*")).toEqual(expected);
  });

  it("keeps hashed files for good and revalidates pages", () => {
    expect(blocks.get("/assets/*")).toEqual([`Cache-Control: ${CACHE.hashed}`]);
    for (const page of ["/", "/servicii"]) {
      expect(blocks.get(page)).toEqual(["Content-Language: ro", "Cache-Control: no-cache"]);
    }
    expect([...blocks.keys()]).toEqual(["/*", "/assets/*", "/", "/servicii"]);
  });
});

describe("nginx", () => {
  const conf = readFileSync(new URL("../../hosting/nginx.conf", import.meta.url), "utf8");

  it("includes the generated file, which holds the security headers", () => {
    expect(conf).toMatch(/include \S+\/_headers\.nginx\.conf;/);
    for (const [name, value] of Object.entries(securityHeaders(POLICY))) {
      expect(nginxHeaders(POLICY)).toContain(`add_header ${name} "${value}" always;`);
    }
  });

  it.each([
    ["clinic_cache", "~^/assets/", fileHeaders(`${HASHED_ASSETS}a.js`)["Cache-Control"]],
    ["clinic_cache", "~\\.html$", fileHeaders("/index.html")["Cache-Control"]],
    ["clinic_cache", "default", fileHeaders("/robots.txt")["Cache-Control"]],
    ["clinic_language", "~\\.html$", PAGE_LANGUAGE],
    ["clinic_language", "default", ""],
  ])("$%s for %s is %o, as in rules.ts", (variable, pattern, value) => {
    const map = new RegExp(`map \\$uri \\$${variable} \\{([^}]*)\\}`).exec(conf)?.[1] ?? "";
    const lines = map.split("\n").map((line) => line.trim().replace(/\s+/g, " "));
    expect(lines).toContain(`${pattern} "${value}";`);
  });

  it("sets each header at one level only, since a second level would drop the first", () => {
    const level = /^( *)add_header/gm;
    expect(new Set([...conf.matchAll(level)].map(([, spaces]) => spaces))).toEqual(new Set(["    "]));
  });
});
