import { type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "../../hosting/csp.ts";
import { hostFiles } from "../../hosting/host-files.ts";
import { CHECKSUMS, checksums, listFiles, readPages, sitePolicy } from "../../hosting/site-files.ts";
import { writeFiles } from "../fixtures/folder.ts";
import { get } from "../server/client.ts";
import { DOMAIN, forPlace, isInstalled, type Place, place, type Running, run, serverOf } from "./servers.ts";

/** hosting/switch.sh on a server of this test's own, with the real nginx and Caddy. */

/** `SWITCHES=300` for a long proof. */
const SWITCHES = Number(process.env.SWITCHES ?? 20);

describe.each(["nginx", "Caddy"] as const)("switch.sh with %s", (kind) => {
  const test = isInstalled(serverOf(kind)) ? it : it.skip;
  let here: Place;
  let root: string;
  let server: Running | undefined;
  beforeEach(async () => {
    here = await place("dist");
    root = join(here.folder, "srv");
  });
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    rmSync(here.folder, { recursive: true, force: true });
  });

  const folderOf = (name: string) => join(root, "releases", name);
  const seal = (folder: string) => writeFiles(folder, { [CHECKSUMS]: checksums(folder) });

  /** A build whose inline styles and one asset are its own, with the configuration on ports of this test. */
  async function release(name: string): Promise<void> {
    const folder = folderOf(name);
    cpSync("dist", folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    for (const [page, html] of readPages(folder))
      writeFiles(folder, { [page]: html.replaceAll("<style>", `<style>/* ${name} */`) });
    writeFiles(folder, { [`assets/own.${name}.js`]: name });
    const built = { files: listFiles(folder), contentSecurityPolicy: sitePolicy(folder), moved: new Map() };
    const files = hostFiles({ ...built, origin: `https://${DOMAIN}` }, "server");
    // Caddy 2.6 loads the certificates that it manages itself a moment after it listens again: not what is tried here.
    const tls = `$&\n    tls ${here.folder}/fullchain.pem ${here.folder}/privkey.pem`;
    for (const [file, text] of Object.entries(files))
      writeFiles(folder, { [file]: forPlace(text, here).replace(`\nhttps://${DOMAIN} {`, tls) });
    seal(folder);
  }

  function variables(): NodeJS.ProcessEnv {
    const { folder } = here;
    /** The server that is not tried here has no configuration. */
    const configuration = (of: string) => join(folder, of === kind ? "conf.d" : "none", "site.conf");
    const nginx = `nginx -e stderr -c ${folder}/nginx.conf`;
    return {
      ...process.env,
      SITE_ROOT: root,
      XDG_DATA_HOME: folder,
      NGINX_CONF: configuration("nginx"),
      NGINX_TEST: `${nginx} -t`,
      NGINX_LOAD: `${nginx} -s reload`,
      CADDY_CONF: configuration("Caddy"),
      CADDY_LOAD: `caddy reload --adapter caddyfile --config ${folder}/caddy.conf --address unix/${folder}/admin`,
    };
  }
  const switchTo = (name: string, more: NodeJS.ProcessEnv = {}): SpawnSyncReturns<string> =>
    spawnSync("sh", ["hosting/switch.sh", name], { env: { ...variables(), ...more }, encoding: "utf8" });

  /** The first release, in service. */
  async function begin(): Promise<Running> {
    for (const name of ["one", "two"]) await release(name);
    serverOf(kind).command(here);
    expect(switchTo("one", { NGINX_LOAD: "true", CADDY_LOAD: "true" }).status).toBe(0);
    server = await run(serverOf(kind), here);
    return server;
  }

  /** The release of a page, once the reload that was asked for is through. */
  async function shown(origin: URL, wanted: string): Promise<void> {
    await expect
      .poll(async () => (await get(origin, "/contact")).body.toString())
      .toContain(`/* ${wanted} */`);
  }

  test(`${SWITCHES} switches under load: no page without its own policy, no error`, {
    timeout: 120_000 + SWITCHES * 2_000,
  }, async () => {
    const { origin } = await begin();
    let isOver = false;
    const seen = { loads: 0, blocked: 0, failed: [] as string[] };
    const visitor = async () => {
      while (!isOver) {
        seen.loads++;
        try {
          const page = await get(origin, "/contact");
          const html = page.body.toString();
          const allowed = String(page.headers["content-security-policy"]);
          const needed = contentSecurityPolicy([html]).match(/'sha256-[^']+'/g) ?? [""];
          if (!needed.every((hash) => hash && allowed.includes(hash))) seen.blocked++;
          const asset = await get(origin, `/assets/own.${/\/\* (\w+) \*\//.exec(html)?.[1]}.js`);
          if (page.status !== 200 || asset.status !== 200) throw new Error(`${page.status} ${asset.status}`);
        } catch (error) {
          seen.failed.push(String(error));
        }
      }
    };
    const visitors = Array.from({ length: 4 }, visitor);
    const statuses = new Set<unknown>();
    for (let turn = 0; turn < SWITCHES; turn++) {
      const call = spawn("sh", ["hosting/switch.sh", turn % 2 ? "one" : "two"], { env: variables() });
      statuses.add((await once(call, "exit"))[0]);
    }
    isOver = true;
    await Promise.all(visitors);
    expect([...statuses]).toEqual([0]);
    if (process.env.SWITCHES) console.log(kind, SWITCHES, seen);
    expect(seen).toMatchObject({ blocked: 0, failed: [] });
    expect(seen.loads).toBeGreaterThan(SWITCHES);
  });

  test("shows the next release's assets before the server is told of its pages", async () => {
    await begin();
    const look = `test -e ${root}/clinica-rmn/assets/own.two.js`;
    expect(switchTo("two", { NGINX_LOAD: look, CADDY_LOAD: look }).status).toBe(0);
  });

  test("keeps the assets of the releases before, goes back, and clears up", async () => {
    const { origin } = await begin();
    expect(switchTo("two").status).toBe(0);
    await shown(origin, "two");
    expect((await get(origin, "/assets/own.one.js")).body.toString()).toBe("one");
    expect(switchTo("one").status).toBe(0);
    await shown(origin, "one");
    for (let copy = 0; copy < 10; copy++) {
      cpSync(folderOf("one"), folderOf(`copy${copy}`), { recursive: true, preserveTimestamps: true });
      expect(switchTo(`copy${copy}`).status).toBe(0);
    }
    expect(existsSync(folderOf("two"))).toBe(false);
    for (const kept of ["copy0", "copy9"]) expect(existsSync(folderOf(kept))).toBe(true);
  });

  const spoilConfigurations = (folder: string) => {
    for (const name of ["_nginx.conf", "_Caddyfile"]) appendFileSync(join(folder, name), "\nnonsense {");
    seal(folder);
  };

  test.each([
    ["is missing", "never", () => {}, /not whole/],
    ["is not whole", "two", (own: string) => writeFiles(own, { "index.html": "half" }), /not whole/],
    ["holds a link", "two", (own: string) => symlinkSync("/etc/passwd", join(own, "x.txt")), /links/],
    ["has a configuration that the server refuses", "two", spoilConfigurations, /before stays in service/],
  ] as const)("leaves the release before when one %s", async (_, name, spoil, why) => {
    const { origin } = await begin();
    spoil(folderOf(name));
    const configuration = () => readFileSync(join(here.folder, "conf.d/site.conf"), "utf8");
    const before = configuration();
    const { status, stderr } = switchTo(name);
    expect(status).toBe(1);
    expect(stderr).toMatch(why);
    // Else the next start of the machine would be without a site.
    expect(configuration()).toBe(before);
    await shown(origin, "one");
    await release("three");
    expect(switchTo("three").status).toBe(0);
    await shown(origin, "three");
  });

  test("says so when another site's mistake stops it, and a later call succeeds", async () => {
    const { origin } = await begin();
    writeFiles(here.folder, { "conf.d/other.conf": "serverr {" });
    const { status, stderr } = switchTo("two");
    expect([status, stderr]).toEqual([1, expect.stringMatching(/release before stays in service/)]);
    await shown(origin, "one");
    rmSync(join(here.folder, "conf.d/other.conf"));
    expect(switchTo("two").status).toBe(0);
    await shown(origin, "two");
  });
});
