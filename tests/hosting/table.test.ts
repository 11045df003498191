import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CACHE } from "../../hosting/rules.ts";
import { readSite } from "../../hosting/site-files.ts";
import { finishBuild } from "../../tools/build/site.ts";
import { stampTimes } from "../../tools/build/stamps.ts";
import { writeFiles } from "../fixtures/folder.ts";
import { get, raw, tlsVersion } from "../server/client.ts";
import { BARE, DIFFERENT, FORMER, isForRuntime, ROWS } from "./rows.ts";
import { DOMAIN, isInstalled, LIVE, type Running, SERVERS, start } from "./servers.ts";

/** What every host answers, docs/hosting.md: one table, the servers of servers.ts, the site in dist/. */

const folder = mkdtempSync(join(tmpdir(), "table-"));
chmodSync(folder, 0o755);
const DIST = join(folder, "dist");
cpSync("dist", DIST, { recursive: true });
await finishBuild(DIST, "server", new Map([[FORMER, "/servicii"]]), `https://${DOMAIN}`);
writeFiles(folder, { "secret.txt": "SECRET" });
symlinkSync(join(DIST, "robots.txt"), join(DIST, "link.txt"));
/** The same build, for hosts on which compressed copies and files for servers would be public. */
const PAGES_DIST = join(folder, "pages");
const isForServers = (file: string) => /\.(br|gz)$|\/(\.htaccess|_[^/]*)$/.test(file);
cpSync("dist", PAGES_DIST, { recursive: true, filter: (file) => !isForServers(file) });
await finishBuild(PAGES_DIST, "pages", new Map([[FORMER, "/servicii"]]), `https://${DOMAIN}`);
afterAll(() => rmSync(folder, { recursive: true }));

const { byPath, security } = readSite(DIST);
const publicFiles = [...byPath].map(([path, { file, headers }]) => ({ path, file, headers }));
const pages = publicFiles.filter(({ file }) => file.endsWith(".html"));
const content = (file: string) => readFileSync(DIST + file);
const HOST = LIVE?.hostname ?? DOMAIN;
const SECOND_NAME = HOST.startsWith("www.") ? HOST.slice(4) : `www.${HOST}`;
const notFound = content("/404.html");

const statusOf = (answer: string) => Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0);

/** A type without its parameters; Cloudflare has another name for scripts. */
const essence = (type = "") => type.replace(/;.*/, "").replace("application/javascript", "text/javascript");

/** Header fields by their name in lower case; those that come twice as one list. */
function headersOf(text: string): Record<string, string> {
  const lines = (text.split("\r\n\r\n")[0] ?? "").split("\r\n").slice(1);
  return Object.fromEntries(
    new Headers(
      lines.map((line): [string, string] => [line.replace(/:.*/, ""), line.replace(/^.*?: */, "")]),
    ),
  );
}

/** Apache adds an empty element, which a list may hold (RFC 9110, 5.6.1). */
const listed = (value = "") => value.split(/ *, */).filter(Boolean);

describe.each(SERVERS)("$name", (server) => {
  const run = isInstalled(server) ? it : it.skip;
  let running: Running;
  beforeAll(async () => {
    if (isInstalled(server)) running = await start(server.name, server.isPages ? PAGES_DIST : DIST);
  });
  afterAll(() => running?.stop());

  function expectSecurity(headers: Readonly<Record<string, string | string[] | undefined>>): void {
    for (const [name, value] of Object.entries(security)) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
    // Nothing that follows a visitor (the policy on privacy says so), nor what a server likes to say of itself.
    for (const name of ["set-cookie", "nel", "report-to", "x-powered-by", "accept-ranges", "last-modified"])
      expect(headers[name], name).toBeUndefined();
    if (server.name !== "Apache") expect(headers.server ?? "").not.toMatch(/\d/);
  }

  run.each(pages)("$path is a page in Romanian, checked at each visit", async ({ path, file }) => {
    const answer = await get(running.origin, path);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(content(file))).toBe(true);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["content-language"]).toBe("ro");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.headers.etag).toBeTruthy();
    if (!server.isPages) expect(listed(answer.headers.vary)).toContain("Accept-Encoding");
    expectSecurity(answer.headers);
  });

  run.each(publicFiles.filter(({ file }) => !file.endsWith(".html")))(
    "$path has its type and its time in the cache",
    async ({ path, file, headers }) => {
      const answer = await get(running.origin, path);
      expect(answer.status).toBe(200);
      expect(answer.body.equals(content(file))).toBe(true);
      const type = server.isPages ? essence : String;
      expect(type(answer.headers["content-type"])).toBe(type(headers["Content-Type"]));
      expect(answer.headers["cache-control"]).toBe(headers["Cache-Control"]);
      expect(answer.headers["content-language"]).toBeUndefined();
      expectSecurity(answer.headers);
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

  const visit = (more = {}) => get(running.origin, "/contact", { "accept-encoding": "br", ...more });

  run("answers 304 to a browser that has the page", async () => {
    const { headers } = await visit();
    const answer = await visit({ "if-none-match": headers.etag });
    expect(answer.status).toBe(304);
    expect(answer.headers["cache-control"]).toBe(CACHE.page);
  });

  if (!LIVE)
    run("answers 304 still, after the same page was built again", async () => {
      const { headers } = await visit();
      for (const name of ["contact.html", "contact.html.br"]) utimesSync(join(DIST, name), 1e9, 1e9);
      stampTimes(DIST);
      expect((await visit({ "if-none-match": headers.etag })).status).toBe(304);
      expect(headers["last-modified"]).toBeUndefined();
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

  run.each(server.isPages ? ROWS.filter(isForRuntime) : ROWS)(
    "$what: one answer, as everywhere",
    async ({ what, bytes, status, location }) => {
      const text = await raw(running.origin, bytes);
      const [different, why] = DIFFERENT[server.name]?.find(([, , whats]) => whats.includes(what)) ?? [];
      const given = statusOf(text);
      expect([different ?? status].flat(), why).toContain(given);
      expect(text).not.toContain("SECRET");
      // A second answer to one request would be taken for somebody else's.
      expect(text.match(/^HTTP\/1\.[01] \d/gm)?.length ?? 0).toBe(given === 0 ? 0 : 1);
      const headers = headersOf(text);
      // Apache writes the address out in full.
      if (!different) expect(headers.location?.replace(/^http:\/\/[^/]*/, "")).toBe(location);
      const isBare = BARE[server.name]?.includes(given) && !headers["content-security-policy"];
      if (given === 0 || isBare || server.isPages) return;
      expectSecurity(headers);
      if (!different) expect(headers["cache-control"]).toBe(CACHE.page);
      if (given === 405) expect(listed(headers.allow)).toEqual(["GET", "HEAD"]);
      if (given !== 404) return;
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["content-language"]).toBe("ro");
      expect(listed(headers.vary)).toContain("Accept-Encoding");
      expect(text.endsWith(notFound.toString("latin1"))).toBe(true);
    },
  );

  if (server.configuration)
    run.each([
      ["plain HTTP", "http:", HOST],
      ["its second name", "https:", SECOND_NAME],
      ["its second name over plain HTTP", "http:", SECOND_NAME],
    ])("leads to itself from %s", async (_, protocol, host) => {
      const origin = new URL(protocol === "https:" ? running.origin : running.plain);
      origin.hostname = host;
      const answer = await get(origin, "/contact?a=1");
      expect(answer.status).toBe(308);
      expect(answer.headers.location).toBe(`https://${HOST}/contact?a=1`);
    });

  if (server.configuration && !LIVE)
    run.each([
      ["http:", "evil.test", "evil.test"],
      ["https:", "evil.test", "evil.test"],
      ["https:", DOMAIN, "evil.test"],
    ])("gives no answer to a name that is not its own (%s//%s, Host: %s)", async (protocol, name, host) => {
      const origin = new URL(protocol === "https:" ? running.origin : running.plain);
      origin.hostname = name;
      expect(await raw(origin, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toBe("");
    });

  if (server.configuration)
    run.each([
      ["TLSv1.1", undefined],
      ["TLSv1.2", "TLSv1.2"],
      ["TLSv1.3", "TLSv1.3"],
    ] as const)("to a client of %s it speaks %s", async (version, spoken) => {
      expect(await tlsVersion(running.origin, version)).toBe(spoken);
    });

  if (server.configuration)
    run("asks browsers to stay with HTTPS", async () => {
      const { headers } = await get(running.origin, "/contact");
      expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains; preload");
    });
});
