import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AddressError, addressFrom, urlOf } from "../../tools/serve/serve.ts";
import { freePort } from "../../tools/testing/free-port.ts";
import { ownFolder, writeFiles } from "../fixtures/folder.ts";

describe("PORT and HOST", () => {
  it.each([
    [{}, "http://localhost:4173"],
    [{ PORT: "", HOST: "" }, "http://localhost:4173"],
    [{ PORT: "8080", HOST: "127.0.0.1" }, "http://127.0.0.1:8080"],
    [{ PORT: " 8080 ", HOST: "::1" }, "http://[::1]:8080"],
  ])("%j: %s", (environment, url) => {
    expect(urlOf(addressFrom(environment))).toBe(url);
  });

  it.each(["0", "65536", "-1", "80a", "4173.5", "port", "1e3"])(
    "PORT=%s is refused with a remedy",
    (PORT) => {
      expect(() => addressFrom({ PORT })).toThrow(AddressError);
      expect(() => addressFrom({ PORT })).toThrow("PORT=4174 npm start");
    },
  );
});

describe("npm run serve", () => {
  const task = resolve("tools/tasks/serve.ts");
  const folder = ownFolder("serve-");
  const children: ChildProcess[] = [];

  beforeEach(() => {
    writeFiles(folder("dist"), { "index.html": "<h1>Acasă</h1>", "404.html": "<h1>404</h1>" });
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
  });

  function start(environment: Record<string, string>): ChildProcessByStdio<null, Readable, Readable> {
    const env = { ...process.env, HOST: "", ...environment };
    const child = spawn(process.execPath, [task], { cwd: folder(), env, stdio: ["ignore", "pipe", "pipe"] });
    children.push(child);
    return child;
  }

  /** Resolves when it serves. @returns what it says then */
  async function served(child: ReturnType<typeof start>): Promise<string> {
    for await (const line of createInterface(child.stdout)) return line;
    throw new Error(await text(child.stderr));
  }

  /** What it says and ends with. */
  async function refusal(environment: Record<string, string>): Promise<string> {
    const child = start(environment);
    const [said, [status]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    expect(status).toBe(1);
    return said;
  }

  it.each(["SIGINT", "SIGTERM"] as const)(
    "ends at once with status 0 on %s, open connections or not",
    async (signal) => {
      const PORT = String(await freePort());
      const child = start({ PORT });
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

  it("names the remedy when the port is taken", async () => {
    const PORT = String(await freePort());
    await served(start({ PORT }));
    const remedy = `Port ${PORT} is taken by another program. Stop that one, or choose another port: PORT=`;
    expect(await refusal({ PORT })).toContain(`${remedy}${Number(PORT) + 1} npm start`);
  });

  it("names the remedy when there is no build", async () => {
    rmSync(folder("dist"), { recursive: true });
    expect(await refusal({ PORT: String(await freePort()) })).toMatch(/no built site.*npm run build/);
  });

  it("names the remedy when the host is none of this machine", async () => {
    const environment = { PORT: String(await freePort()), HOST: "192.0.2.1" };
    expect(await refusal(environment)).toMatch(/HOST is "192\.0\.2\.1".*Leave HOST out/);
  });
});
