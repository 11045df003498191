import { once } from "node:events";
import { cpSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSiteServer } from "../../hosting/server.ts";
import { CHECKSUMS, checksums } from "../../hosting/site-files.ts";
import { precompress } from "../../tools/build/precompress.ts";
import { onFreePort } from "../../tools/testing/free-port.ts";
import { ownFolder, writeFiles } from "../fixtures/folder.ts";
import * as client from "./client.ts";

/** What every server answers is tests/hosting; here stands what only this one promises, over a small site of its own. */

const FILLER = "<p>Rezonanța magnetică nu folosește radiații.</p>".repeat(40);
const page = (title: string) => `<!doctype html><html lang="ro"><h1>${title}</h1>${FILLER}</html>`;

const folder = ownFolder("site-");
let dist: string;
let server: ReturnType<typeof onFreePort>;
beforeEach(async () => {
  dist = writeFiles(folder("dist"), {
    "index.html": page("Acasă"),
    "servicii.html": page("Servicii"),
    "404.html": page("Oops! Page not found"),
    "assets/app.Ab12.js": "export {}",
    ".env": "SECRET=1\n",
  });
  writeFiles(folder(), { "secret.txt": "SECRET" });
  await precompress(dist);
  writeFileSync(join(dist, CHECKSUMS), checksums(dist));
  server = onFreePort(createSiteServer(dist));
});
afterEach(() => server.close());

const get = (path: string, coding = "identity") =>
  client.get(client.local(server.port), path, { "accept-encoding": coding });
const raw = (bytes: string) => client.raw(client.local(server.port), bytes);

/** Puts a copy of the site with other files in its place, in one step, as a build does. */
function replaceBuild(files: Readonly<Record<string, string>>, without?: string): void {
  const next = folder("next");
  cpSync(dist, next, { recursive: true });
  if (without) rmSync(join(next, without));
  writeFiles(next, { ...files });
  if (!(CHECKSUMS in files)) writeFileSync(join(next, CHECKSUMS), checksums(next));
  rmSync(dist, { recursive: true });
  renameSync(next, dist);
}

describe("a build while the server runs", () => {
  it("is served from the next request on", async () => {
    replaceBuild({ "contact.html": page("Contact") });
    expect((await get("/contact")).body.toString()).toBe(page("Contact"));
  });

  it("keeps the assets of the build before for pages that are open", async () => {
    replaceBuild({ "assets/app.Gh78.js": "export {}" }, "assets/app.Ab12.js");
    expect((await get("/assets/app.Gh78.js")).status).toBe(200);
    expect((await get("/assets/app.Ab12.js")).status).toBe(200);
    expect((await get("/assets/app.Ij90.js")).status).toBe(404);
  });

  it("that vanishes, or loses a file, leaves the last whole one in service", async () => {
    rmSync(join(dist, "servicii.html"));
    expect((await get("/servicii")).body.toString()).toBe(page("Servicii"));
    rmSync(dist, { recursive: true });
    expect((await get("/servicii")).body.toString()).toBe(page("Servicii"));
  });

  it.each(["servicii.html", "servicii.html.br"])(
    "of which %s is only half copied is not served",
    async (file) => {
      const list = checksums(dist);
      replaceBuild({ "contact.html": page("Contact"), [file]: "half", [CHECKSUMS]: list });
      expect((await get("/contact")).status).toBe(404);
      const { body } = await get("/servicii", "br");
      expect(brotliDecompressSync(body).toString()).toBe(page("Servicii"));
    },
  );

  it("twenty times under load: every answer whole, every asset of the last page there", async () => {
    let isOver = false;
    const answers = new Set<string>();
    const visitor = async () => {
      while (!isOver) {
        const answer = await get("/servicii");
        answers.add(`${answer.status} ${answer.body.toString().endsWith("</html>")}`);
        const asset = await get("/assets/app.Ab12.js");
        answers.add(`${asset.status} ${asset.body.length > 0}`);
      }
    };
    const visitors = Array.from({ length: 8 }, visitor);
    for (let turn = 0; turn < 20; turn++) {
      replaceBuild({ "servicii.html": page(`Servicii ${turn}`) });
      await get("/servicii");
    }
    isOver = true;
    await Promise.all(visitors);
    expect([...answers]).toEqual(["200 true"]);
    const { body } = await get("/servicii");
    expect(body.toString()).toBe(page("Servicii 19"));
  });
});

const tail = " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

it.each([
  ["absolute form of another host", `GET http://evil.com//evil.com/${tail}`, 404],
  ["CONNECT", `CONNECT evil.com:443${tail}`, 405],
  ["a path longer than any header may be", `GET /${"a".repeat(70_000)}${tail}`, 431],
  ["HTTP/1.0 without Host", "GET / HTTP/1.0\r\n\r\n", 200],
  ["an unknown version", "GET / HTTP/9.9\r\nHost: x\r\n\r\n", 400],
  ["what other parsers read as two requests", `GET / HTTP/1.1\nHost: x\nConnection: close\n\n`, 400],
])("%s", async (_name, bytes, status) => {
  const answer = await raw(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain("X-Content-Type-Options: nosniff");
});

it("a request whose body is broken gets one answer, and the connection ends", async () => {
  const broken = "Transfer-Encoding: chunked\r\n\r\nzz\r\nGET /servicii HTTP/1.1\r\nHost: x\r\n\r\n";
  const answer = await raw(`GET / HTTP/1.1\r\nHost: x\r\n${broken}`);
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(["HTTP/1.1 400"]);
});

const PIECES =
  "/ .. %2e %2F %00 % %c0%af ? # \\ // : @ evil.com servicii .html .br index 404 assets secret.txt .env \t \x7f \xff \x01 * http:// ; & = ~";

it("gives a sound answer to any request line made of difficult pieces, and no secret", async () => {
  const target = fc.array(fc.constantFrom(...PIECES.split(" ")), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(target, async (pieces) => {
      const answer = await raw(`GET /${pieces.join("")}${tail}`);
      expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      expect(answer).not.toContain("SECRET");
      expect(/^Location: (.*)\r$/m.exec(answer)?.[1] ?? "/").toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: 400 },
  );
  expect((await get("/")).status).toBe(200);
});

it("two hundred connections that say nothing, or a letter at a time, keep nobody waiting and end", async () => {
  const sockets: Socket[] = Array.from({ length: 200 }, (_, index) => {
    const socket = connect(server.port, "127.0.0.1").resume();
    socket.on("error", () => {});
    if (index % 2) {
      socket.write("GET / HTTP/1.1\r\nHo");
      const drip = setInterval(() => socket.write("o"), 1_000);
      socket.on("close", () => clearInterval(drip));
    }
    return socket;
  });
  const ended = Promise.all(sockets.map((socket) => once(socket, "close")));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const answers = await Promise.all(Array.from({ length: 50 }, () => get("/servicii")));
  for (const { status } of answers) expect(status).toBe(200);
  await ended;
});
