import { request } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readContentFiles } from "../../src/content/read.ts";
import { copyProject, removeProject } from "../../tests/edits/project-copy.ts";
import { ACTIONS } from "../server/api.ts";
import { Preview } from "../server/preview.ts";
import { type RunningDesk, runningDesk, startDesk } from "../server/server.ts";

let project: string;
let desk: RunningDesk;
let pass: string;
/** Address of the preview's pages, with its key. */
let pages: URL;
let before: string;
const snapshot = () => JSON.stringify([...readContentFiles(project)]);

interface Probe {
  to?: URL | string;
  path?: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Sends a request as it is, without a client that would tidy its path or headers. */
function send({ to = desk.origin, path = "/", method = "POST", headers = {}, body = "{}" }: Probe) {
  const { hostname, port } = new URL(to);
  return new Promise<{ status: number; text: string; cookie: string; policy: string }>((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers }, async (response) => {
      const text = await Array.fromAsync(response.setEncoding("utf8"));
      resolve({
        status: response.statusCode ?? 0,
        text: text.join(""),
        cookie: String(response.headers["set-cookie"] ?? "").split(";")[0] ?? "",
        policy: String(response.headers["content-security-policy"]),
      });
    });
    sent.on("error", reject);
    sent.end(method === "GET" ? undefined : body);
  });
}

const right = () => ({ "content-type": "application/json", "x-desk": pass });
const ask = (action: string, probe: Probe = {}) =>
  send({ path: `/api/${action}`, ...probe, headers: { ...right(), ...probe.headers } });

beforeAll(async () => {
  project = copyProject(readContentFiles(process.cwd()));
  before = snapshot();
  // Astro renders nothing where it sees Vitest.
  vi.stubEnv("VITEST", undefined);
  desk = await startDesk(project, 0);
  const key = new URL(desk.address()).searchParams.get("cheie");
  const headers = { "content-type": "application/json" };
  ({ pass } = JSON.parse((await send({ path: "/api/enter", headers, body: JSON.stringify({ key }) })).text));
  pages = new URL(JSON.parse((await ask("preview")).text).address);
}, 60_000);
afterAll(async () => {
  await desk.close();
  removeProject(project);
});

/** Every door at which a request that is not the desk's own may knock. */
const DOORS: readonly (readonly [who: string, probe: () => Probe, status: number])[] = [
  ["from another website", () => ({ headers: { origin: "https://evil.example" } }), 403],
  ["from another port of this computer", () => ({ headers: { origin: "http://127.0.0.1:1" } }), 403],
  [
    "from a page of the preview",
    () => ({ headers: { origin: pages.origin, "sec-fetch-site": "same-site" } }),
    403,
  ],
  ["from nowhere (a sandboxed frame)", () => ({ headers: { origin: "null" } }), 403],
  ["marked as cross-site", () => ({ headers: { "sec-fetch-site": "cross-site" } }), 403],
  ["for a name that points here", () => ({ headers: { host: "evil.example" } }), 403],
  ["for another port", () => ({ headers: { host: "127.0.0.1:1" } }), 403],
  ["without the pass", () => ({ headers: { "x-desk": "" } }), 403],
  ["with another pass", () => ({ headers: { "x-desk": "x".repeat(32) } }), 403],
  [
    "with the preview's key as a pass",
    () => ({ headers: { "x-desk": pages.searchParams.get("cheie") ?? "" } }),
    403,
  ],
  ["by reading", () => ({ method: "GET" }), 405],
  ["as a form of another page", () => ({ headers: { "content-type": "text/plain" } }), 415],
  ["of ten megabytes", () => ({ body: `"${"x".repeat(10_000_000)}"` }), 413],
  ["that is no JSON", () => ({ body: "{" }), 400],
];

it.each(DOORS)(
  `refuses a request %s, for each of ${Object.keys(ACTIONS).length} actions`,
  async (_, probe, status) => {
    for (const action of Object.keys(ACTIONS))
      expect((await ask(action, probe())).status, action).toBe(status);
    expect(snapshot()).toBe(before);
  },
);

const BAD_NAMES = [
  "content/../package.json",
  "../../etc/passwd",
  "/etc/passwd",
  "content/x.yaml",
  "",
  "__proto__",
  "content/prices.yaml\0",
];

it.each([
  "open",
  "check",
  "save",
  "version",
  "changes",
  "affected",
  "markdown",
  "examination",
  "rename",
  "remove",
])("%s takes no file but a sheet's", async (action) => {
  for (const file of BAD_NAMES) {
    const body = JSON.stringify({
      file,
      from: file,
      name: "RMN umăr",
      values: {},
      hash: "",
      version: "",
      text: "",
    });
    expect((await ask(action, { body })).status, file).toBe(404);
  }
  const version = { file: "content/prices.yaml", version: "../../../package.json" };
  expect((await ask("version", { body: JSON.stringify(version) })).status).toBe(404);
  expect(snapshot()).toBe(before);
});

it.each(["constructor", "toString", "../overview", "", "%2e%2e/package.json"])(
  "there is no action „%s”",
  async (action) => {
    expect((await ask(action)).status).toBe(404);
  },
);

it.each<[string, () => Probe, number]>([
  ["without their cookie", () => ({ path: "/contact" }), 403],
  [
    "with the desk's pass",
    () => ({ path: `/?cheie=${pass}`, headers: { cookie: `pagini-${pages.port}=${pass}` } }),
    403,
  ],
  [
    "from another page's frame of another site",
    () => ({ path: `/${pages.search}`, headers: { "sec-fetch-site": "cross-site" } }),
    403,
  ],
  [
    "as a script of another port's page",
    () => ({
      path: `/${pages.search}`,
      headers: { "sec-fetch-site": "same-site", "sec-fetch-dest": "script" },
    }),
    403,
  ],
  [
    "to start an editor",
    () => ({
      path: "/__open-in-editor?file=package.json",
      headers: { cookie: `pagini-${pages.port}=${pages.searchParams.get("cheie")}` },
    }),
    403,
  ],
  [
    "for files of this computer",
    () => ({
      path: "/@fs/etc/passwd",
      headers: { cookie: `pagini-${pages.port}=${pages.searchParams.get("cheie")}` },
    }),
    403,
  ],
  ["to write", () => ({ method: "POST", path: "/contact" }), 405],
])("pages of the preview are refused %s", async (_, probe, status) => {
  expect((await send({ to: pages, method: "GET", ...probe() })).status).toBe(status);
});

it("the cookie of the preview leads nowhere else, and its key to no other website", async () => {
  const { cookie, status } = await send({
    to: pages,
    method: "GET",
    path: `/${pages.search}&la=//evil.example/`,
  });
  expect(status).toBe(303);
  expect(cookie).not.toContain(pass);
  expect((await send({ method: "GET", path: "/", headers: { cookie } })).cookie).toBe("");
  expect(
    (await send({ path: "/api/overview", headers: { "content-type": "application/json", cookie } })).status,
  ).toBe(403);
});

it("nobody may frame the desk, and only the desk the preview's pages", async () => {
  const { cookie, policy } = await send({ to: pages, method: "GET", path: `/${pages.search}` });
  expect((await send({ method: "GET" })).policy).toMatch(/frame-ancestors 'none'$/);
  expect(policy).toMatch(new RegExp(`frame-ancestors ${desk.origin}$`));
  const page = await send({ to: pages, method: "GET", path: "/contact", headers: { cookie } });
  expect(page.policy).toBe(policy);
  expect(page.status).toBe(200);
});

it("an address opens the desk once; a second desk of the folder opens the first", async () => {
  const again = await runningDesk(project);
  const key = new URL(String(again)).searchParams.get("cheie");
  const enter = () =>
    send({
      path: "/api/enter",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ key }),
    });
  expect(new URL(String(again)).origin).toBe(desk.origin);
  expect((await enter()).status).toBe(200);
  expect((await enter()).status).toBe(403);
});

it("a port that another program has is told in a sentence", async () => {
  const port = Number(new URL(desk.origin).port);
  await expect(startDesk(project, port)).rejects.toThrow(`Portul ${port} este folosit de alt program.`);
});

it("a preview that cannot start is told, and stops nothing", async () => {
  expect(await new Preview("/nicio/cale").html("/")).toBeUndefined();
});

it("makes a name for a new examination that is no path", async () => {
  const body = JSON.stringify({ from: "content/services/rmn-cerebral.yaml", name: "../../../x/.." });
  expect([422, 200]).toContain((await ask("examination", { body })).status);
  const added = [...readContentFiles(project).keys()].filter((file) => !before.includes(`"${file}"`));
  expect(added.every((file) => /^content\/services\/[a-z0-9-]+\.yaml$/.test(file))).toBe(true);
});
