import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CACHE, HTTPS_HEADERS, securityHeaders } from "../../hosting/rules.ts";
import { readSite } from "../../hosting/site-files.ts";
import { finishBuild } from "../../scripts/build/site.ts";
import { stampTimes } from "../../scripts/build/stamps.ts";
import { observatoryScore } from "../../scripts/live/observatory.ts";
import { get, raw } from "../server/client.ts";
import { isInstalled, LIVE, type Running, SERVERS, start } from "./servers.ts";

/** What every host answers, docs/hosting.md: one table, the servers of servers.ts, the site in dist/. */

/** An address that a page once had; the build's own content may have none. */
const FORMER = "/servicii/rmn-vechi";

const folder = mkdtempSync(join(tmpdir(), "table-"));
const DIST = join(folder, "dist");
cpSync("dist", DIST, { recursive: true });
await finishBuild(DIST, "server", new Map([[FORMER, "/servicii"]]));
/** The same build, for hosts on which compressed copies and files for servers would be public. */
const PAGES_DIST = join(folder, "pages");
const isForServers = (file: string) => /\.(br|gz)$|\/(\.htaccess|_[^/]*)$/.test(file);
cpSync("dist", PAGES_DIST, { recursive: true, filter: (file) => !isForServers(file) });
await finishBuild(PAGES_DIST, "pages", new Map([[FORMER, "/servicii"]]));
afterAll(() => rmSync(folder, { recursive: true }));

const { byPath, contentSecurityPolicy } = readSite(DIST);
const publicFiles = [...byPath].map(([path, { file, headers }]) => ({ path, file, headers }));
const pages = publicFiles.filter(({ file }) => file.endsWith(".html"));
const asset = publicFiles.find(({ path }) => path.startsWith("/assets/") && path.endsWith(".js"));
const content = (file: string) => readFileSync(DIST + file);
const notFound = content("/404.html");

/** Node's parser stops at the headers of a request; a server may also cut the connection without a word. */
const tail = ({ host }: URL) => ` HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
/** Where a host cannot answer like the others, and why; docs/hosting.md says it to whom it concerns. */
const DIFFERENT: Readonly<Record<string, Readonly<Record<string, { status: number; why: string }>>>> = {
  Apache: {
    "/legal%2fgdpr": { status: 404, why: "refused before .htaccess is read, with Apache's own page" },
    "an address of 10 kB": { status: 414, why: "longer than LimitRequestLine, which .htaccess cannot raise" },
  },
  "Cloudflare Pages": {
    ...Object.fromEntries(
      ["/servicii.html", "/index.html", "/index", "/404.html"].map((path) => [
        path,
        { status: 308, why: "moves every page to its address without extension" },
      ]),
    ),
    ...Object.fromEntries(
      ["/404", "//servicii", "/legal//gdpr", "/legal%2fgdpr"].map((path) => [
        path,
        { status: 200, why: "is looked up as a file after slashes are tidied" },
      ]),
    ),
    ...Object.fromEntries(
      ["/robots.txt/", "/_headers"].map((path) => [
        path,
        { status: 502, why: "a fault of the local runtime alone, which looks for a folder of that name" },
      ]),
    ),
    "an address of 10 kB": { status: 431, why: "longer than the local runtime reads" },
  },
};

/** Other names of the same type, as Cloudflare has them. */
const SAME_TYPE: Readonly<Record<string, string>> = { "application/javascript": "text/javascript" };

/** Servers that refuse what is no request before any configuration of the site is read: with a bare line of text. */
const BARE_REFUSALS: ReadonlySet<string> = new Set(["Apache", "Caddy", "Cloudflare Pages"]);

/** Milliseconds within which a server accepts connections. */
const START_TIME = 60_000;

const statusOf = (answer: string) => Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0);

/** A type without its parameters, by the name that the rules use. */
function essence(type = ""): string {
  const [name = ""] = type.split(";");
  return SAME_TYPE[name] ?? name;
}

describe.each(SERVERS)("$name", (server) => {
  const run = isInstalled(server) ? it : it.skip;
  let running: Running;
  beforeAll(async () => {
    if (isInstalled(server)) running = await start(server.name, server.isPages ? PAGES_DIST : DIST);
  }, START_TIME);
  afterAll(() => running?.stop());

  run.each(pages)("$path is a page in Romanian, checked at each visit", async ({ path, file }) => {
    const answer = await get(running.origin, path);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(content(file))).toBe(true);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["content-language"]).toBe("ro");
    expect(answer.headers["cache-control"]).toBe(CACHE.page);
    expect(answer.headers.etag).toBeTruthy();
    if (!server.isPages) expect(answer.headers.vary?.toLowerCase()).toContain("accept-encoding");
    // Nothing that follows a visitor: the policy on privacy says so.
    for (const name of ["set-cookie", "nel", "report-to"]) expect(answer.headers[name], name).toBeUndefined();
  });

  run.each(publicFiles.filter(({ file }) => !file.endsWith(".html")))(
    "$path has its type and its time in the cache",
    async ({ path, file, headers }) => {
      const answer = await get(running.origin, path);
      expect(answer.status).toBe(200);
      expect(answer.body.equals(content(file))).toBe(true);
      if (server.isPages)
        expect(essence(answer.headers["content-type"])).toBe(essence(headers["Content-Type"]));
      else expect(answer.headers["content-type"]).toBe(headers["Content-Type"]);
      expect(answer.headers["cache-control"]).toBe(headers["Cache-Control"]);
      expect(answer.headers["content-language"]).toBeUndefined();
    },
  );

  // At Cloudflare's edge, which the local runtime has not.
  if (!server.isPages)
    run.each([
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const)("sends the %s copy of the build", async (coding, decompress) => {
      const answer = await get(running.origin, "/servicii", { "accept-encoding": coding });
      expect(answer.headers["content-encoding"]).toBe(coding);
      expect(decompress(answer.body).equals(content("/servicii.html"))).toBe(true);
    });

  run("sends the file itself where no coding is taken", async () => {
    const answer = await get(running.origin, "/servicii", { "accept-encoding": "br;q=0, gzip;q=0" });
    expect(answer.headers["content-encoding"]).toBeUndefined();
  });

  run("answers 304 to a browser that has the page", async () => {
    const headers = { "accept-encoding": "br" };
    const { headers: first } = await get(running.origin, "/contact", headers);
    const answer = await get(running.origin, "/contact", {
      ...headers,
      "if-none-match": first.etag as string,
    });
    expect(answer.status).toBe(304);
    expect(answer.headers["cache-control"]).toBe(CACHE.page);
  });

  if (!LIVE)
    run("answers 304 still, after the same page was built again", async () => {
      const headers = { "accept-encoding": "br" };
      const { headers: first } = await get(running.origin, "/contact", headers);
      for (const name of ["contact.html", "contact.html.br"]) utimesSync(join(DIST, name), 1e9, 1e9);
      stampTimes(DIST);
      const answer = await get(running.origin, "/contact", {
        ...headers,
        "if-none-match": first.etag as string,
      });
      expect(answer.status).toBe(304);
      expect(first["last-modified"]).toBeUndefined();
    });

  run("HEAD has no body", async () => {
    const answer = await get(running.origin, "/contact", {}, "HEAD");
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(0);
  });

  run.each(["bytes=0-9", "bytes=-5", "bytes=500-100", "lines=1-2"])("ignores the range %s", async (range) => {
    const answer = await get(running.origin, "/robots.txt", { range });
    expect(answer.status).toBe(200);
    expect(answer.body.equals(content("/robots.txt"))).toBe(true);
  });

  run.each([
    ["/servicii/", "/servicii"],
    ["/rmn-prin-cas/?a=1&b=/x", "/rmn-prin-cas?a=1&b=/x"],
    ...(LIVE
      ? []
      : [
          [FORMER, "/servicii"],
          [`${FORMER}/?a=1`, "/servicii?a=1"],
        ]),
  ])("%s moves to %s", async (path, location) => {
    const answer = await get(running.origin, path);
    expect(answer.status).toBe(308);
    // Apache writes the address out in full.
    expect(answer.headers.location?.replace(running.origin.href, "/")).toBe(location);
  });

  run.each(
    [
      "/nu-exista",
      "/nu-exista/",
      "/Servicii",
      FORMER.toUpperCase(),
      "/servicii.html",
      "/index.html",
      "/index",
      "/404",
      "/404.html",
      "/servicii.html.br",
      "/servicii.br",
      "/assets",
      "/assets/",
      "/robots.txt/",
      "//servicii",
      "/servicii//",
      "/legal//gdpr",
      "/legal%2fgdpr",
      "/legal%5cgdpr",
      "/_headers",
      "/_files.sha256",
      "/_headers.nginx.conf",
      "/.htaccess",
      "/.env",
      "/.git/config",
      ["an address of 10 kB", `/${"a".repeat(10_000)}`],
    ].map((row) => (typeof row === "string" ? ([row, row] as const) : row)),
  )("%s is the 404 page", async (name, path) => {
    const answer = await get(running.origin, path as string);
    const different = DIFFERENT[server.name]?.[name as string];
    if (different) {
      expect(answer.status, different.why).toBe(different.status);
      return;
    }
    expect(answer.status).toBe(404);
    expect(answer.body.equals(notFound)).toBe(true);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe(server.isPages ? "no-store" : CACHE.page);
    expect(answer.headers.location).toBeUndefined();
  });

  run.each([
    "/../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/assets/..%5c..%5cpackage.json",
    "/%252e%252e/package.json",
    "/%00",
    "/servicii%00.html",
    "/%",
    "/%zz",
    "/%ff",
  ])("%s is refused", async (path) => {
    const answer = await raw(running.origin, `GET ${path}${tail(running.origin)}`);
    expect([400, 403, 404, ...(server.isPages ? [502] : [])]).toContain(statusOf(answer));
    expect(answer).not.toContain('"devDependencies"');
  });

  run.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is not allowed", async (method) => {
    const answer = await get(running.origin, "/servicii", {}, method);
    expect(answer.status).toBe(405);
    // Apache adds an empty element, which a list may hold (RFC 9110, 5.6.1).
    if (!server.isPages)
      expect(answer.headers.allow?.split(/ *, */).filter(Boolean)).toEqual(["GET", "HEAD"]);
  });

  run.each([
    ["a malformed request line", "GET\r\n\r\n"],
    ["no Host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["two Hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n"],
    [
      "a header of 70 kB",
      `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX: ${"a".repeat(70_000)}\r\n\r\n`,
    ],
    ["a TLS greeting", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"],
  ])("goes on after %s", async (_name, bytes) => {
    const answer = await raw(running.origin, bytes);
    expect([0, 200, 400, 431, ...(server.isPages ? [500] : [])]).toContain(statusOf(answer));
    if (!LIVE && statusOf(answer) >= 400 && !BARE_REFUSALS.has(server.name)) {
      expect(answer.toLowerCase()).toContain("content-security-policy:");
    }
    expect((await get(running.origin, "/")).status).toBe(200);
  });

  if (server.isEncrypted)
    run("leads from plain HTTP to HTTPS, and asks browsers to stay there", async () => {
      const plain = await get(running.plain, "/contact");
      expect(plain.status).toBe(308);
      expect(plain.headers.location).toMatch(
        new RegExp(`^https://${running.origin.hostname}(:\\d+)?/contact$`),
      );
      const { headers } = await get(running.origin, "/contact");
      expect(headers["strict-transport-security"]).toBe(HTTPS_HEADERS["Strict-Transport-Security"]);
      expect(observatoryScore({ headers, isEncrypted: true })).toBeGreaterThanOrEqual(130);
    });

  run.each([
    ["/", "GET", 200],
    ["/servicii/", "GET", 308],
    [asset?.path ?? "", "GET", 200],
    ["/nu-exista", "GET", 404],
    ["/", "POST", 405],
  ] as const)("%s (%s, %i) has every security header", async (path, method, status) => {
    const answer = await get(running.origin, path, {}, method);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(securityHeaders(contentSecurityPolicy))) {
      expect(answer.headers[name.toLowerCase()], name).toBe(value);
    }
    expect(answer.headers["x-powered-by"]).toBeUndefined();
    expect(answer.headers.server ?? "").not.toMatch(/\d/);
  });
});
