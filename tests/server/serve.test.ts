import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freePort } from "#tools/testing/free-port.ts";
import { ownFolder, writeFiles } from "../fixtures/folder.ts";

/** `npm run serve`, over a site of the test's own. */

const folder = ownFolder("serve-");
const children: ChildProcess[] = [];
let PORT: string;

beforeEach(async () => {
  writeFiles(folder("dist"), { "index.html": "<h1>Acasă</h1>", "404.html": "<h1>404</h1>" });
  PORT = String(await freePort());
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

function start(environment: Record<string, string> = {}) {
  const env = { ...process.env, HOST: "", PORT, ...environment };
  const task = resolve("tools/tasks/serve.ts");
  const child = spawn(process.execPath, [task], { cwd: folder(), env, stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  return child;
}

/** Resolves when it serves. @returns what it says then */
async function served(child: ReturnType<typeof start>): Promise<string> {
  for await (const line of createInterface(child.stdout)) return line;
  throw new Error(await text(child.stderr));
}

it.each(["SIGINT", "SIGTERM"] as const)(
  "ends at once with status 0 on %s, open connections or not",
  async (signal) => {
    const child = start();
    expect(await served(child)).toContain(` http://localhost:${PORT} `);
    expect((await fetch(`http://localhost:${PORT}/`)).status).toBe(200);
    const halfRequest = connect(Number(PORT), "localhost");
    halfRequest.on("error", () => {});
    await once(halfRequest, "connect");
    halfRequest.write("GET / HTTP/1.1\r\nHo");
    const ended = once(child, "exit");
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
  },
);

it("listens on the address of HOST", async () => {
  expect(await served(start({ HOST: "::1" }))).toContain(` http://[::1]:${PORT} `);
});

it.each([
  ["there is no build", {}, /^There is no built site.*npm run build\n$/],
  ["PORT is no port", { PORT: "80a" }, /PORT=4174 npm start/],
  ["HOST is none of this machine", { HOST: "192.0.2.1" }, /192\.0\.2\.1[\s\S]*HOST may be left out/],
])("says what helps when %s", async (why, environment, help) => {
  if (why === "there is no build") rmSync(folder("dist"), { recursive: true });
  const child = start(environment);
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(said).toMatch(help);
  expect(status).toBe(1);
});

it("says what helps when the port is taken", async () => {
  await served(start());
  expect(await text(start().stderr)).toContain(`PORT=${Number(PORT) + 1} npm start`);
});
