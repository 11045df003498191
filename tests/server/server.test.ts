import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CHECKSUMS, checksums } from "../../hosting/site-files.ts";
import { type Fixture, page, replaceBuild, startFixture } from "./fixture.ts";

/** What every server answers is tests/hosting; here stands what only this one promises, over a small site of its own. */

let site: Fixture;
beforeEach(async () => {
  site = await startFixture();
});
afterEach(() => site.close());

describe("a build while the server runs", () => {
  it("is served from the next request on", async () => {
    replaceBuild(site.dist, { "contact.html": page("Contact") });
    expect((await site.get("/contact")).body.toString()).toBe(page("Contact"));
  });

  it("keeps the assets of the build before for pages that are open", async () => {
    replaceBuild(site.dist, { "assets/app.Gh78.js": "export {}" }, ["assets/app.Ab12.js"]);
    expect((await site.get("/assets/app.Gh78.js")).status).toBe(200);
    expect((await site.get("/assets/app.Ab12.js")).status).toBe(200);
    expect((await site.get("/assets/app.Ij90.js")).status).toBe(404);
  });

  it("that vanishes, or loses a file, leaves the last whole one in service", async () => {
    rmSync(join(site.dist, "servicii.html"));
    expect((await site.get("/servicii")).body.toString()).toBe(page("Servicii"));
    rmSync(site.dist, { recursive: true });
    expect((await site.get("/servicii")).body.toString()).toBe(page("Servicii"));
  });

  it.each(["servicii.html", "servicii.html.br"])(
    "of which %s is only half copied is not served",
    async (file) => {
      const list = checksums(site.dist);
      replaceBuild(site.dist, { "contact.html": page("Contact"), [file]: "half", [CHECKSUMS]: list });
      expect((await site.get("/contact")).status).toBe(404);
      const { body } = await site.get("/servicii", { "accept-encoding": "br" });
      expect(brotliDecompressSync(body).toString()).toBe(page("Servicii"));
    },
  );

  it("twenty times under load: every answer whole, every asset of the last page there", async () => {
    let isOver = false;
    const answers = new Set<string>();
    const visitor = async () => {
      while (!isOver) {
        const answer = await site.get("/servicii", { "accept-encoding": "br;q=0" });
        answers.add(`${answer.status} ${answer.body.toString().endsWith("</html>")}`);
        const asset = await site.get("/assets/app.Ab12.js");
        answers.add(`${asset.status} ${asset.body.length > 0}`);
      }
    };
    const visitors = Array.from({ length: 8 }, visitor);
    for (let turn = 0; turn < 20; turn++) {
      replaceBuild(site.dist, { "servicii.html": page(`Servicii ${turn}`) });
      await site.get("/servicii");
    }
    isOver = true;
    await Promise.all(visitors);
    expect([...answers]).toEqual(["200 true"]);
    const { body } = await site.get("/servicii", { "accept-encoding": "br;q=0" });
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
  const answer = await site.raw(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain("X-Content-Type-Options: nosniff");
});

it("a request whose body is broken gets one answer, and the connection ends", async () => {
  const broken = "Transfer-Encoding: chunked\r\n\r\nzz\r\nGET /servicii HTTP/1.1\r\nHost: x\r\n\r\n";
  const answer = await site.raw(`GET / HTTP/1.1\r\nHost: x\r\n${broken}`);
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(["HTTP/1.1 400"]);
});

const PIECES =
  "/ .. %2e %2F %00 % %c0%af ? # \\ // : @ evil.com servicii .html .br index 404 assets \t \x7f \xff \x01 * http:// ; & = ~";

it("gives a sound answer to any request line made of difficult pieces, and no secret", async () => {
  const target = fc.array(fc.constantFrom(...PIECES.split(" ")), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(target, async (pieces) => {
      const answer = await site.raw(`GET /${pieces.join("")}${tail}`);
      expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      expect(answer).not.toContain("SECRET");
      expect(/^Location: (.*)\r$/m.exec(answer)?.[1] ?? "/").toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: 400 },
  );
  expect((await site.get("/")).status).toBe(200);
});

it("two hundred connections that say nothing, or a letter at a time, keep nobody waiting and end", {
  timeout: 60_000,
}, async () => {
  const sockets: Socket[] = Array.from({ length: 200 }, (_, index) => {
    const socket = connect(site.port, "127.0.0.1").resume();
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
  const answers = await Promise.all(Array.from({ length: 50 }, () => site.get("/servicii")));
  for (const { status } of answers) expect(status).toBe(200);
  await ended;
});
