import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { dirname, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freePort } from "../../tools/testing/free-port.ts";
import { get, local } from "./client.ts";
import { type Fixture, page, replaceBuild, startFixture } from "./fixture.ts";

/** Bad moments of the server: each is bounded, and no visitor may notice. */

let site: Fixture;
beforeEach(async () => {
  site = await startFixture();
});
afterEach(() => site.close());

it("twenty publications under load: every answer whole, every asset of the last page there", async () => {
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
  expect((await site.get("/servicii", { "accept-encoding": "br;q=0" })).body.toString()).toBe(
    page("Servicii 19"),
  );
});

it("two hundred connections that say nothing, or a letter at a time, keep nobody waiting and end within 17 s", {
  timeout: 30_000,
}, async () => {
  const begin = performance.now();
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
  expect(performance.now() - begin).toBeLessThan(17_000);
});

it("a request whose body is broken gets one answer, and the connection ends", async () => {
  const broken = "Transfer-Encoding: chunked\r\n\r\nzz\r\nGET /servicii HTTP/1.1\r\nHost: x\r\n\r\n";
  const answer = await site.raw(`GET / HTTP/1.1\r\nHost: x\r\n${broken}`);
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(["HTTP/1.1 400"]);
});

it("a signal under load ends the program, with status 0", async () => {
  const port = await freePort();
  const server = spawn(process.execPath, [resolve("tools/tasks/serve.ts")], {
    cwd: dirname(site.dist),
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(server.stdout, "data");
  let isOver = false;
  const visitors = Array.from({ length: 8 }, async () => {
    let served = 0;
    while (!isOver) {
      await get(local(port), "/servicii").then(
        () => served++,
        () => {},
      );
      if (served === 20) server.kill("SIGTERM");
    }
  });
  const [status] = await once(server, "exit");
  isOver = true;
  await Promise.all(visitors);
  expect(status).toBe(0);
});
