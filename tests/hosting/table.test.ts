import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CACHE, fileHeaders, POLICIES, publicPath, SECURITY_HEADERS } from "#hosting/rules.ts";
import { listFiles } from "#hosting/site-files.ts";
import { finishBuild } from "#tools/build/site.ts";
import { stampFiles } from "#tools/build/stamps.ts";
import { freePort } from "#tools/testing/free-port.ts";
import { isHere } from "#tools/testing/programs.ts";
import { copyBuild, writeFiles } from "../fixtures/folder.ts";
import { needs } from "../fixtures/needs.ts";
import { get, raw, speaks } from "../server/client.ts";
import { differencesOf, mayBeBare, ROWS } from "./rows.ts";
import { DOMAIN, LIVE, type Running, SERVERS, start } from "./servers.ts";

/** What every host answers, docs/hosting.md: one table, the servers of servers.ts, the site in dist/. */

const DIST = copyBuild();
await finishBuild(DIST, "server", new Map(), `https://${DOMAIN}`);
writeFiles(DIST, { "../secret.txt": "SECRET" });
symlinkSync("contact.html", join(DIST, "link.html"));
/** The same build, for hosts on which compressed copies and files for servers would be public. */
const PAGES_DIST = copyBuild();
await finishBuild(PAGES_DIST, "pages", new Map(), `https://${DOMAIN}`);

const none: Record<string, string | undefined> = { "Content-Language": undefined, Vary: undefined };
const publicFiles = listFiles(DIST).flatMap((file) => {
  const path = publicPath(file);
  return path ? { path, file, headers: { ...none, ...fileHeaders(file) } } : [];
});
/** What a client takes, and the ending of the copy that it is sent, where the build made one. */
const CODINGS = {
  "br;q=0, gzip;q=0": "",
  br: ".br",
  gzip: ".gz",
  "gzip, deflate, br, zstd": ".br",
  "br;q=0, gzip": ".gz",
};
const NAMES: Record<string, string> = { ".br": "br", ".gz": "gzip" };
const content = (file: string) => readFileSync(DIST + file);
const HOST = LIVE?.hostname ?? DOMAIN;
const SECOND_NAME = HOST.startsWith("www.") ? HOST.slice(4) : `www.${HOST}`;

/** A type without its parameters; Cloudflare has another name for scripts. */
const essence = (type = "") => type.replace(/;.*/, "").replace("application/javascript", "text/javascript");

/** Header fields by their name in lower case; those that come twice as one list. */
function headersOf(answer: string): Record<string, string> {
  const headers = new Headers();
  const [head = ""] = answer.split("\r\n\r\n");
  for (const [, name = "", value = ""] of head.matchAll(/^([\w-]+): *(.*)$/gm)) headers.append(name, value);
  return Object.fromEntries(headers);
}

if (!LIVE)
  it("check:live asks these questions of the address, and runs nothing else", async () => {
    const words = ["tools/tasks/check-live.ts", `https://localhost:${await freePort()}`];
    const { status, stdout } = spawnSync(process.execPath, words, { encoding: "utf8" });
    expect(status).toBe(1);
    expect(new Set(stdout.match(/[\w/]+\.test\.ts/g))).toEqual(new Set(["tests/hosting/table.test.ts"]));
  });

describe.each(Object.entries(SERVERS))("%s", (host, { programs, isEncrypted, isPages }) => {
  needs(...programs);
  let running: Running;
  beforeAll(async () => {
    if (programs.every(isHere)) running = await start(host, isPages ? PAGES_DIST : DIST);
  });
  afterAll(() => running?.stop());

  /** @param own what this answer has beside what every one has; undefined for what it has not */
  function expectHeaders(headers: Readonly<Record<string, unknown>>, own: object): void {
    const strict = isEncrypted || isPages ? "max-age=63072000" : undefined;
    const all = { ...SECURITY_HEADERS, "Strict-Transport-Security": strict, ...own };
    for (const [name, value] of Object.entries(all)) expect(headers[name.toLowerCase()], name).toEqual(value);
    // Nothing that follows a visitor (the policy on privacy says so), nor what a server likes to say of itself.
    for (const name of ["set-cookie", "nel", "report-to", "x-powered-by", "accept-ranges", "last-modified"])
      expect(headers[name], name).toBeUndefined();
    // Apache's version is not the site's to hide.
    expect(headers.server ?? "").not.toMatch(/^(?!Apache).*\d/);
  }

  it.each(publicFiles)(
    "$path has the headers of its kind, compressed as the build made it",
    async (known) => {
      const { path, file, headers: all } = known;
      // Cloudflare compresses at its edge, which is not here, adds policies up, and has its own words for some types.
      const { Vary, "Content-Security-Policy": policy, "Content-Type": type, ...most } = all;
      const isType = (given: string) => essence(given) === essence(type);
      const own = isPages ? { ...most, "Content-Type": expect.toSatisfy(isType) } : all;
      for (const [accepted, ending] of Object.entries(isPages ? { identity: "" } : CODINGS)) {
        const copy = existsSync(DIST + file + ending) ? ending : "";
        const { status, headers, body } = await get(running.origin, path, { "accept-encoding": accepted });
        expect(status).toBe(200);
        expect(body.equals(content(file + copy)), accepted).toBe(true);
        expectHeaders(headers, { ...own, ETag: expect.any(String), "Content-Encoding": NAMES[copy] });
      }
    },
  );

  it("sends no Brotli to a client who takes anything else", async () => {
    const { headers } = await get(running.origin, "/contact", { "accept-encoding": "br;q=0, *" });
    expect([undefined, "gzip"]).toContain(headers["content-encoding"]);
  });

  it("answers 304 to a browser that has the page, after the same page was built again, too", async () => {
    const visit = (more = {}) => get(running.origin, "/contact", { "accept-encoding": "br", ...more });
    const etag = (await visit()).headers.etag ?? "";
    for (const name of ["contact.html", "contact.html.br"]) utimesSync(join(DIST, name), 1e9, 1e9);
    stampFiles(DIST);
    // Cloudflare's runtime compares with one tag alone.
    for (const known of isPages ? [etag] : [etag, `"x", ${etag}`, "*"]) {
      const { status, headers } = await visit({ "if-none-match": known });
      expect(status).toBe(304);
      expect(headers["cache-control"]).toBe(CACHE.page);
    }
  });

  // At Cloudflare's edge another server, which is not here, stands before the runtime.
  const rows = isPages ? ROWS.filter(({ what }) => /^\/|^(?!TRACE)[A-Z]+$/.test(what)) : ROWS;
  it.each(rows)("$what: one answer, as everywhere", async ({ what, bytes, status, location }) => {
    const text = await raw(running.origin, bytes);
    expect(text).not.toContain("SECRET");
    const [before, answer = "0", ...more] = text.split(/^HTTP\/1\.[01] /m);
    // A second answer to one request would be taken for somebody else's.
    expect([before, ...more]).toEqual([""]);
    const given = Number(answer.slice(0, 3));
    const differences = differencesOf(host, what);
    const isLike = LIVE || differences.length === 0 ? [status].flat() : [];
    expect([...isLike, ...differences.map((known) => known.status)]).toContain(given);
    const headers = headersOf(answer);
    // Apache writes the address out in full.
    if (isLike.includes(given))
      expect(headers.location?.replace(new RegExp(`^https?://${HOST}`), "")).toBe(location);
    const isOwn = given === 0 || mayBeBare(host, given) || what === "OPTIONS *";
    if (isPages || (isOwn && !headers["content-security-policy"])) return;
    const policy = POLICIES[[200, 403, 404, 412].includes(given) ? "page" : "other"];
    expectHeaders(headers, {
      "Cache-Control": CACHE.page,
      // A body that breaks off in the middle of a page's request has that page's.
      ...(given !== 400 && { "Content-Security-Policy": policy }),
      // Apache adds an empty element, which a list may hold (RFC 9110, 5.6.1).
      ...(given === 405 && { Allow: expect.stringMatching(/^GET, HEAD(, )?$/) }),
      ...(given === 404 && { ...fileHeaders("/404.html"), ETag: undefined }),
    });
    if (given === 404) expect(answer.endsWith(content("/404.html").toString("latin1"))).toBe(true);
  });

  if (!isEncrypted) return;
  /** An address on the port that this server has for its kind. */
  const at = (address: string) => {
    const { port } = address.startsWith("https:") ? running.origin : running.plain;
    return Object.assign(new URL(address), { port });
  };

  it.each([
    [`http://${HOST}`, HOST],
    [`https://${SECOND_NAME}`, HOST],
    // By that name's own HTTPS.
    [`http://${SECOND_NAME}`, SECOND_NAME],
  ])("leads from %s to https://%s", async (address, to) => {
    const { status, headers } = await get(at(address), "/contact?a=1");
    expect([status, headers.location]).toEqual([308, `https://${to}/contact?a=1`]);
  });

  it.skipIf(LIVE).each(["http://evil.test", "https://evil.test", `https://${DOMAIN}`])(
    "gives no answer to a name that is not its own (%s)",
    async (address) => {
      const request = "GET / HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n";
      expect(await raw(at(address), request)).toBe("");
    },
  );

  it("speaks no HTTPS that is broken", async () => {
    const spoken = (["TLSv1.1", "TLSv1.2", "TLSv1.3"] as const).map((version) =>
      speaks(running.origin, version),
    );
    expect(await Promise.all(spoken)).toEqual([false, true, true]);
  });
});
