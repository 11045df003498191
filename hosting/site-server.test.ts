import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { request } from "node:http";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { freePort } from "#tools/testing/free-port.ts";

/** Tests of `npm run serve` with a small site; tests/hosting checks the responses of all servers. */

const folder = folderPerTest("serve-");
const SITE = { "404.html": "404", "index.html": "Acasă" };

/**
 * Starts the server and waits until it prints its address.
 * @throws the error of the process if it ends without printing an address
 */
async function start(environment = {}, site: Record<string, string> = SITE) {
  writeFiles(folder("dist"), site);
  const env = { ...process.env, HOST: "", PORT: `${await freePort()}`, ...environment };
  const task = [resolve("tools/tasks/serve.ts")];
  const ended = promisify(execFile)(process.execPath, task, { cwd: folder(), env });
  onTestFinished(() => void ended.child.kill("SIGKILL"));
  const firstOutput = new Promise((resolve) => ended.child.stdout?.on("data", resolve));
  const origin = /http:\S+/.exec(`${await Promise.race([firstOutput, ended])}`)?.[0] ?? "";
  return { origin, ended };
}

it.each(["SIGINT", "SIGTERM"] as const)(
  "ends at once with status 0 on %s, even with open connections",
  async (signal) => {
    const { origin, ended } = await start();
    // Sends the headers of a request whose body never arrives, so that this connection stays busy.
    request(origin, { method: "POST" })
      .on("error", () => {})
      .flushHeaders();
    // Opens a second connection, which stays open and idle. Its answer shows that the server has accepted the
    // first one too.
    await fetch(origin);
    ended.child.kill(signal);
    await ended;
  },
);

it("listens on the address of HOST, and suggests another port when the port is in use", async () => {
  const { hostname, port } = new URL((await start({ HOST: "::1" })).origin);
  expect(hostname).toBe("[::1]");
  await expect(start({ PORT: port })).rejects.toThrow(`PORT=${Number(port) + 1} npm start`);
});

it.each([
  ["there is no build", {}, {}, /^There is no built site.*npm run build\n$/],
  ["PORT is not a port number", { PORT: "80a" }, SITE, /PORT=4174 npm start/],
  [
    "HOST is not an address of this machine",
    { HOST: "192.0.2.1" },
    SITE,
    /192\.0\.2\.1[\s\S]*HOST may be left out/,
  ],
])("prints a message with the solution when %s", async (_, environment, site, help) => {
  const stderr = expect.stringMatching(help);
  await expect(start(environment, site)).rejects.toMatchObject({ code: 1, stderr });
});

it("serves a new build at the next request, with new ETags for changed files, and survives a missing build", async () => {
  const { origin } = await start();
  const ask = async (path: string) => {
    const answer = await fetch(origin + path);
    return [answer.headers.get("etag"), await answer.text()];
  };
  const home = await ask("/");
  writeFiles(folder("dist"), { "contact.html": "Contact" });
  const [tag] = await ask("/contact");
  rmSync(folder("dist"), { recursive: true });
  expect((await fetch(origin)).status).toBe(404);
  writeFiles(folder("dist"), { ...SITE, "contact.html": "Contact nou" });
  expect(await ask("/")).toEqual(home);
  expect(await ask("/contact")).toEqual([expect.not.stringMatching(`${tag}`), "Contact nou"]);
});

it("lists the allowed methods in the answer to another method", async () => {
  const { origin } = await start();
  const { status, headers } = await fetch(origin, { method: "PUT" });
  expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

it.each([
  ["xbrx", null],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000", null],
  ["GZIP;q=0.5,\tBR;q=0.1", "br"],
])("compares whole codings: Accept-Encoding %j gets %j", async (accepted, coding) => {
  const { origin } = await start({}, { ...SITE, "index.html.br": "br", "index.html.gz": "gzip" });
  const answer = new Promise<string | undefined>((resolve, reject) =>
    request(origin, { headers: { "Accept-Encoding": accepted } }, (response) => {
      response.resume();
      resolve(response.headers["content-encoding"]);
    })
      .on("error", reject)
      .end(),
  );
  expect((await answer) ?? null).toBe(coding);
});
