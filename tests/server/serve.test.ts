import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AddressError, addressFrom, urlOf } from "../../tools/serve/serve.ts";
import { freePort } from "../../tools/testing/free-port.ts";
import { ownFolder, writeFiles } from "../fixtures/folder.ts";

describe("PORT and HOST", () => {
  it("default to port 4173 on every address", () => {
    expect(addressFrom({})).toEqual({ port: 4173, host: undefined });
    expect(addressFrom({ PORT: "", HOST: "" })).toEqual({ port: 4173, host: undefined });
    expect(urlOf(addressFrom({}))).toBe("http://localhost:4173");
  });

  it("override it", () => {
    expect(urlOf(addressFrom({ PORT: "8080", HOST: "127.0.0.1" }))).toBe("http://127.0.0.1:8080");
    expect(urlOf(addressFrom({ PORT: " 8080 ", HOST: "::1" }))).toBe("http://[::1]:8080");
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

  /** Starts the task; `text` grows with what it prints, `said` resolves when a pattern has been printed. */
  function start(environment: Record<string, string>) {
    const child = spawn(process.execPath, [task], {
      cwd: folder(),
      env: { ...process.env, HOST: "", ...environment },
    });
    children.push(child);
    let text = "";
    const said = (pattern: RegExp) =>
      new Promise<RegExpExecArray>((done) => {
        const look = (part: Buffer) => {
          text += part.toString();
          const match = pattern.exec(text);
          if (match) done(match);
        };
        child.stdout.on("data", look);
        child.stderr.on("data", look);
      });
    return { child, said, ended: once(child, "exit") as Promise<[number | null, string | null]> };
  }

  it.each(["SIGINT", "SIGTERM"] as const)(
    "ends at once with status 0 on %s, open connections or not",
    async (signal) => {
      const PORT = String(await freePort());
      const { child, said, ended } = start({ PORT });
      expect((await said(/http:\/\/\S+/))[0]).toBe(`http://localhost:${PORT}`);
      expect((await fetch(`http://localhost:${PORT}/`)).status).toBe(200);
      const halfRequest = connect(Number(PORT), "localhost");
      halfRequest.on("error", () => {});
      await once(halfRequest, "connect");
      halfRequest.write("GET / HTTP/1.1\r\nHo");
      child.kill(signal);
      expect(await ended).toEqual([0, null]);
    },
  );

  it("names the remedy when the port is taken", async () => {
    const PORT = String(await freePort());
    await start({ PORT }).said(/http/);
    const second = start({ PORT });
    const message = await second.said(/.*\n/);
    expect(message[0]).toContain(`Port ${PORT} is taken`);
    expect(message[0]).toContain(`PORT=${Number(PORT) + 1} npm start`);
    expect(await second.ended).toEqual([1, null]);
  });

  it("names the remedy when there is no build", async () => {
    rmSync(folder("dist"), { recursive: true });
    const { said, ended } = start({ PORT: String(await freePort()) });
    expect((await said(/.*\n/))[0]).toMatch(/no built site.*npm run build/);
    expect(await ended).toEqual([1, null]);
  });

  it("names the remedy when the host is none of this machine", async () => {
    const { said, ended } = start({ PORT: String(await freePort()), HOST: "192.0.2.1" });
    expect((await said(/.*\n/))[0]).toMatch(/HOST is "192\.0\.2\.1".*Leave HOST out/);
    expect(await ended).toEqual([1, null]);
  });
});
