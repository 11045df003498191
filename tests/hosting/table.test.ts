import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CACHE, fileHeaders, isTextFile, POLICIES, publicPath, SECURITY_HEADERS } from "#hosting/rules.ts";
import { listFiles } from "#hosting/site-files.ts";
import { finishBuild } from "#tools/build/site.ts";
import { stampFiles } from "#tools/build/stamps.ts";
import { freePort } from "#tools/testing/free-port.ts";
import { isHere } from "#tools/testing/programs.ts";
import { writeFiles } from "../fixtures/folder.ts";
import { needs } from "../fixtures/needs.ts";
import { get, raw, tlsVersion } from "../server/client.ts";
import { BARE, DIFFERENT, FORMER, isForRuntime, ROWS } from "./rows.ts";
import { DOMAIN, LIVE, type Running, SERVERS, start } from "./servers.ts";

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

const publicFiles = listFiles(DIST).flatMap((file) => {
  const path = publicPath(file);
  return path ? { path, file, headers: fileHeaders(file) } : [];
});
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

if (!LIVE)
  it("check:live asks these questions of the address, and runs nothing else", async () => {
    const closed = `https://localhost:${await freePort()}`;
    const { status, stdout } = spawnSync(process.execPath, ["tools/tasks/check-live.ts", closed], {
      encoding: "utf8",
    });
    expect(status).toBe(1);
    const files = [...stdout.matchAll(/tests\/hosting\/\w+\.test\.ts/g)].map(([file]) => file);
    expect(new Set(files)).toEqual(new Set(["tests/hosting/table.test.ts"]));
  });

/** Apache adds an empty element, which a list may hold (RFC 9110, 5.6.1). */
const listed = (value = "") => value.split(/ *, */).filter(Boolean);

describe.each(SERVERS)("$name", (server) => {
  needs(...server.programs);
  let running: Running;
  beforeAll(async () => {
    if (server.programs.every(isHere)) running = await start(server.name, server.isPages ? PAGES_DIST : DIST);
  });
  afterAll(() => running?.stop());

  function expectSecurity(headers: Readonly<Record<string, string | string[] | undefined>>): void {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
    // Nothing that follows a visitor (the policy on privacy says so), nor what a server likes to say of itself.
    for (const name of ["set-cookie", "nel", "report-to", "x-powered-by", "accept-ranges", "last-modified"])
      expect(headers[name], name).toBeUndefined();
    if (server.name !== "Apache") expect(headers.server ?? "").not.toMatch(/\d/);
  }

  it.each(publicFiles)("$path has the headers of its kind", async ({ path, file, headers }) => {
    const answer = await get(running.origin, path);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(content(file))).toBe(true);
    const type = server.isPages ? essence : String;
    expect(type(answer.headers["content-type"])).toBe(type(headers["Content-Type"]));
    expect(answer.headers["cache-control"]).toBe(headers["Cache-Control"]);
    expect(answer.headers["content-language"]).toBe(headers["Content-Language"]);
    expect(answer.headers.etag).toBeTruthy();
    expectSecurity(answer.headers);
    if (server.isPages) return;
    expect(listed(answer.headers.vary)).toEqual(listed(headers.Vary));
    expect(answer.headers["content-security-policy"]).toBe(headers["Content-Security-Policy"]);
  });

  // At Cloudflare's edge, which the local runtime has not.
  if (!server.isPages)
    it.each(publicFiles.filter(({ file }) => isTextFile(file)))(
      "$path comes compressed as the build made it",
      async ({ path, file, headers }) => {
        for (const [coding, suffix] of [
          ["br", ".br"],
          ["gzip", ".gz"],
        ] as const) {
          const hasCopy = existsSync(DIST + file + suffix);
          const answer = await get(running.origin, path, { "accept-encoding": coding });
          expect(answer.headers["content-encoding"]).toBe(hasCopy ? coding : undefined);
          expect(answer.body.equals(content(hasCopy ? file + suffix : file))).toBe(true);
          expect(answer.headers["content-type"]).toBe(headers["Content-Type"]);
          expect(listed(answer.headers.vary)).toEqual(["Accept-Encoding"]);
        }
      },
    );

  if (!server.isPages)
    it.each([
      ["br;q=0, gzip;q=0", undefined],
      ["br;q=0, gzip", "gzip"],
      ["gzip, deflate, br, zstd", "br"],
      ["br;q=0, *", expect.toBeOneOf([undefined, "gzip"])],
      ["identity", undefined],
    ])("to Accept-Encoding %s it sends %s", async (accepted, coding) => {
      const answer = await get(running.origin, "/servicii", { "accept-encoding": accepted });
      expect(answer.headers["content-encoding"]).toEqual(coding);
    });

  const visit = (more = {}) => get(running.origin, "/contact", { "accept-encoding": "br", ...more });

  it("answers 304 to a browser that has the page", async () => {
    const { headers } = await visit();
    const { etag } = headers;
    // Cloudflare's runtime compares with one tag alone.
    for (const known of server.isPages ? [etag] : [etag, `"x", ${etag}`, "*"]) {
      const answer = await visit({ "if-none-match": known });
      expect(answer.status).toBe(304);
      expect(answer.headers["cache-control"]).toBe(CACHE.page);
    }
  });

  if (!LIVE)
    it("answers 304 still, after the same page was built again", async () => {
      const { headers } = await visit();
      for (const name of ["contact.html", "contact.html.br"]) utimesSync(join(DIST, name), 1e9, 1e9);
      stampFiles(DIST);
      expect((await visit({ "if-none-match": headers.etag })).status).toBe(304);
      expect(headers["last-modified"]).toBeUndefined();
    });

  it.each([
    ["GET", "bytes=0-9", content("/robots.txt")],
    ["GET", "bytes=500-100", content("/robots.txt")],
    ["HEAD", "bytes=0-9", Buffer.of()],
  ])("ignores what a %s wants of the range %s", async (method, range, body) => {
    const answer = await get(running.origin, "/robots.txt", { range }, method);
    expect(answer).toMatchObject({ status: 200, body });
  });

  it.each(server.isPages ? ROWS.filter(isForRuntime) : ROWS)(
    "$what: one answer, as everywhere",
    async ({ what, bytes, status, location }) => {
      const text = await raw(running.origin, bytes);
      const { status: different, why } = DIFFERENT[server.name]?.find(({ of }) => of.includes(what)) ?? {};
      const given = statusOf(text);
      expect([different ?? status].flat(), why).toContain(given);
      expect(text).not.toContain("SECRET");
      // A second answer to one request would be taken for somebody else's.
      expect(text.match(/^HTTP\/1\.[01] \d/gm)?.length ?? 0).toBe(given === 0 ? 0 : 1);
      const headers = headersOf(text);
      // Apache writes the address out in full.
      if (!different) expect(headers.location?.replace(/^http:\/\/[^/]*/, "")).toBe(location);
      const isOwn = BARE[server.name]?.includes(given) || what === "OPTIONS *";
      const isBare = isOwn && !headers["content-security-policy"];
      if (given === 0 || isBare || server.isPages) return;
      expectSecurity(headers);
      if (!different) expect(headers["cache-control"]).toBe(CACHE.page);
      if (given === 405) expect(listed(headers.allow)).toEqual(["GET", "HEAD"]);
      const kind = [200, 403, 404, 412].includes(given) ? "page" : "other";
      // A body that breaks off in the middle of a page's request has that page's.
      if (!different && given !== 400) expect(headers["content-security-policy"]).toBe(POLICIES[kind]);
      if (given !== 404) return;
      expect(headers.etag).toBeUndefined();
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["content-language"]).toBe("ro");
      expect(listed(headers.vary)).toEqual(["Accept-Encoding"]);
      expect(text.endsWith(notFound.toString("latin1"))).toBe(true);
    },
  );

  if (server.configuration)
    it.each([
      ["plain HTTP", "http:", HOST, HOST],
      ["its second name", "https:", SECOND_NAME, HOST],
      ["its second name over plain HTTP, by that name's own HTTPS", "http:", SECOND_NAME, SECOND_NAME],
    ])("leads to itself from %s", async (_, protocol, host, to) => {
      const origin = new URL(protocol === "https:" ? running.origin : running.plain);
      origin.hostname = host;
      const answer = await get(origin, "/contact?a=1");
      expect(answer.status).toBe(308);
      expect(answer.headers.location).toBe(`https://${to}/contact?a=1`);
    });

  if (server.configuration && !LIVE)
    it.each([
      ["http:", "evil.test"],
      ["https:", "evil.test"],
      ["https:", DOMAIN],
    ])("gives no answer to a name that is not its own (%s//%s)", async (protocol, name) => {
      const origin = new URL(protocol === "https:" ? running.origin : running.plain);
      origin.hostname = name;
      expect(await raw(origin, "GET / HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n")).toBe("");
    });

  if (server.configuration)
    it("asks browsers to stay with HTTPS, and speaks none that is broken", async () => {
      const { headers } = await get(running.origin, "/contact");
      expect(headers["strict-transport-security"]).toBe("max-age=63072000");
      for (const version of ["TLSv1.2", "TLSv1.3"] as const)
        expect(await tlsVersion(running.origin, version)).toBe(version);
      expect(await tlsVersion(running.origin, "TLSv1.1")).toBeUndefined();
    });
});
