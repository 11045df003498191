import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningDesk, startDesk } from "../../desk/server/server.ts";
import { readContentFiles } from "../../src/lib/content/read.ts";
import { copyProject, removeProject } from "../edits/project-copy.ts";

let project: string;
let desk: RunningDesk;
let before: string;
const snapshot = () => JSON.stringify([...readContentFiles(project)]);

beforeAll(async () => {
  project = copyProject(readContentFiles(process.cwd()));
  before = snapshot();
  desk = await startDesk(project);
}, 60_000);
afterAll(async () => {
  await desk.close();
  removeProject(project);
});

interface Attack {
  path?: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Sends a request as it is, without a client that would tidy its path or headers. */
function status({ path, method = "POST", headers = {}, body = "{}" }: Attack): Promise<number> {
  const { hostname, port, pathname } = new URL(desk.url);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        method,
        path: path ?? `${pathname}api/overview`,
        headers: { "content-type": "application/json", ...headers },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on("error", reject);
    sent.end(method === "GET" ? undefined : body);
  });
}

const inDesk = (action: string) => `${new URL(desk.url).pathname}api/${action}`;
const save = (file: string) => JSON.stringify({ file, values: {}, hash: "" });

it("answers its own page", async () => {
  expect(await status({})).toBe(200);
  expect(await status({ method: "GET", path: new URL(desk.url).pathname })).toBe(200);
});

it.each<[string, () => Attack, number]>([
  ["from another origin", () => ({ headers: { origin: "https://evil.example" } }), 403],
  ["from another port of this computer", () => ({ headers: { origin: "http://127.0.0.1:1" } }), 403],
  ["marked as cross-site", () => ({ headers: { "sec-fetch-site": "cross-site" } }), 403],
  ["for a name that points here", () => ({ headers: { host: "evil.example" } }), 403],
  ["without the token", () => ({ path: "/birou/api/overview" }), 403],
  ["with another token", () => ({ path: `/birou/${"x".repeat(32)}/api/overview` }), 403],
  ["for the page without the token", () => ({ method: "GET", path: "/birou/" }), 403],
  ["for a page of the site without the token's cookie", () => ({ method: "GET", path: "/contact" }), 403],
  ["for sources of the development server", () => ({ method: "GET", path: "/@fs/etc/passwd" }), 403],
  [
    "for a file above the desk's own",
    () => ({ method: "GET", path: `${new URL(desk.url).pathname}../../../../etc/passwd` }),
    403,
  ],
  [
    "for a sheet outside of content",
    () => ({ path: inDesk("open"), body: save("content/../package.json") }),
    404,
  ],
  ["to save outside of content", () => ({ path: inDesk("save"), body: save("../../etc/passwd") }), 404],
  [
    "to bring back a version that is a path",
    () => ({
      path: inDesk("restore"),
      body: JSON.stringify({ file: "content/prices.yaml", version: "../../../package.json" }),
    }),
    404,
  ],
  ["for an action that every object has", () => ({ path: inDesk("constructor"), body: "{}" }), 404],
  ["of ten megabytes", () => ({ path: inDesk("save"), body: `"${"x".repeat(10_000_000)}"` }), 413],
  ["as a form of another page", () => ({ headers: { "content-type": "text/plain" } }), 415],
  ["to change by reading", () => ({ method: "GET", path: inDesk("publish") }), 405],
  ["that is no JSON", () => ({ path: inDesk("save"), body: "{" }), 400],
])("refuses a request %s", async (_, attack, expected) => {
  expect(await status(attack())).toBe(expected);
  expect(snapshot()).toBe(before);
});

it("makes a name for a new examination that is no path", async () => {
  const body = JSON.stringify({ from: "content/services/rmn-cerebral.yaml", name: "../../../x/.." });
  expect([422, 200]).toContain(await status({ path: inDesk("examination"), body }));
  const added = [...readContentFiles(project).keys()].filter((file) => !before.includes(`"${file}"`));
  expect(added.every((file) => /^content\/services\/[a-z0-9-]+\.yaml$/.test(file))).toBe(true);
});
