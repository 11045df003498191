import { once } from "node:events";
import { renameSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSiteServer } from "#hosting/server.ts";
import { precompress } from "#tools/build/precompress.ts";
import { onFreePort } from "#tools/testing/free-port.ts";
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
  });
  await precompress(dist);
  server = onFreePort(createSiteServer(dist));
});
afterEach(() => server.close());

const get = (path: string, coding = "identity") =>
  client.get(client.local(server.port), path, { "accept-encoding": coding });
const raw = (bytes: string) => client.raw(client.local(server.port), bytes);

describe("a build while the server runs", () => {
  it("is served from the next request on, and vanishes without harm", async () => {
    writeFiles(folder("next"), { "404.html": "", "contact.html": page("Contact") });
    rmSync(dist, { recursive: true });
    expect((await get("/servicii")).status).toBe(404);
    renameSync(folder("next"), dist);
    expect((await get("/contact")).body.toString()).toBe(page("Contact"));
  });

  it("changes its tag with each page that it changes, and with no other", async () => {
    const tags = async () => [(await get("/")).headers.etag, (await get("/servicii")).headers.etag];
    const before = await tags();
    writeFiles(dist, { "servicii.html": page("Servicii noi") });
    const now = await tags();
    expect(now[0]).toBe(before[0]);
    expect(now[1]).not.toBe(before[1]);
  });
});

it("a request whose body is broken gets one answer, and the connection ends", async () => {
  const broken = "Transfer-Encoding: chunked\r\n\r\nzz\r\nGET /servicii HTTP/1.1\r\nHost: x\r\n\r\n";
  const answer = await raw(`GET / HTTP/1.1\r\nHost: x\r\n${broken}`);
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(["HTTP/1.1 400"]);
});

it("three hundred connections that say nothing, or a letter at a time, keep nobody waiting and end within 20 s", async () => {
  const begun = performance.now();
  const sockets: Socket[] = Array.from({ length: 300 }, (_, index) => {
    const socket = connect(server.port, "127.0.0.1").resume();
    socket.on("error", () => {});
    if (index % 2) {
      socket.write("GET / HTTP/1.1\r\nHo");
      const drip = setInterval(() => socket.write("o"), 1_000);
      socket.on("close", () => clearInterval(drip));
    }
    return socket;
  });
  const ended = Promise.all(sockets.map((socket) => new Promise((done) => socket.on("close", done))));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const answers = await Promise.all(Array.from({ length: 50 }, () => get("/servicii")));
  for (const { status } of answers) expect(status).toBe(200);
  await ended;
  expect(performance.now() - begun).toBeLessThan(20_000);
});
