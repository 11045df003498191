import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readContentFiles } from "#content/read/read-files.ts";
import { removeProject } from "#tests/edits/project-copy.ts";
import { get, raw } from "#tests/fixtures/client.ts";
import { FIXTURE_FILES } from "#tests/fixtures/content.ts";
import { run } from "../server/run-program.ts";
import { runningDesk, startDesk } from "../server/start-desk.ts";
import { deskProject } from "./desk-project.ts";

const project = await deskProject(FIXTURE_FILES);
const snapshot = () => JSON.stringify([...readContentFiles(project)]);
const before = snapshot();
const desk = await startDesk(project, 0);
afterAll(async () => {
  await desk.close();
  removeProject(project);
});

interface Probe {
  to?: URL | string;
  path?: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Sends the path and the headers unchanged; `fetch` would normalise them. */
async function send({ to = desk.origin, path = "/", method = "POST", headers = {}, body = "{}" }: Probe) {
  const answer = await get(new URL(to), path, headers, method, method === "GET" ? undefined : body);
  return {
    status: answer.status,
    text: answer.body.toString(),
    policy: String(answer.headers["content-security-policy"]),
  };
}

const pass = new URL(desk.address).searchParams.get("cheie") ?? "";

const ask = (action: string, probe: Probe = {}) =>
  send({ path: `/api/${action}`, ...probe, headers: { "x-desk": pass, ...probe.headers } });

/** Address of the preview's pages. */
const pages = new URL(desk.pages);

const by = (headers: Readonly<Record<string, string>>): Probe => ({ headers });

it.each<[who: string, status: number, probe: Probe]>([
  ["from another website", 403, by({ origin: "https://evil.example" })],
  ["from another port of this computer", 403, by({ origin: "http://127.0.0.1:1" })],
  ["from a page of the preview", 403, by({ origin: pages.origin, "sec-fetch-site": "same-site" })],
  ["with the origin null, as from a sandboxed frame", 403, by({ origin: "null" })],
  ["marked as cross-site", 403, by({ "sec-fetch-site": "cross-site" })],
  ["for a domain name that resolves to this computer", 403, by({ host: "evil.example" })],
  ["for another port", 403, by({ host: "127.0.0.1:1" })],
  ["without the pass", 403, by({ "x-desk": "" })],
  ["with another pass", 403, by({ "x-desk": "x".repeat(32) })],
  ["with the method GET", 404, { method: "GET" }],
  ["with a body of twenty megabytes", 413, { body: `"${"x".repeat(20_000_000)}"` }],
  ["with a body that is not JSON", 400, { body: "{" }],
])("saving refuses a request %s", async (_, status, probe) => {
  expect((await ask("save", probe)).status).toBe(status);
  expect(snapshot()).toBe(before);
});

const BAD_NAMES = [
  "content/../package.json",
  "../../etc/passwd",
  "/etc/passwd",
  "content/x.yaml",
  "",
  "__proto__",
  "content/prices.yaml\0",
];
const NAMING = "open check save undo".split(" ");

it.each(NAMING)("%s accepts only file names that the desk has listed", async (action) => {
  for (const file of BAD_NAMES) {
    const body = JSON.stringify({ file, from: file, id: file, name: "RMN umăr", values: {}, text: "" });
    expect((await ask(action, { body })).status, file).toBe(404);
  }
  expect(snapshot()).toBe(before);
});

it("an unknown action name is answered with 404", async () => {
  for (const action of ["constructor", "toString", "../overview", "", "%2e%2e/package.json"])
    expect((await ask(action)).status, action).toBe(404);
});

const at = (path: string) => ({ path });
const asScript = { "sec-fetch-site": "same-site", "sec-fetch-dest": "script" };

it.each<[string, number, Probe]>([
  ["from a frame of another site", 403, by({ "sec-fetch-site": "cross-site" })],
  ["for a domain name that resolves to this computer", 403, by({ host: "evil.example" })],
  ["as a script of another port's page", 403, by(asScript)],
  ["that would start an editor", 404, at("/__open-in-editor?file=package.json")],
  ["for files of this computer", 404, at("/@fs/etc/passwd")],
  ["for the file with the desk's pass", 404, at("/.cache/desk/running.json")],
  ["for the desk's own page", 404, at("/index.html")],
  ["for a file of the program", 404, at("/tools/install.mjs")],
  ["for a file of content/", 404, at("/content/prices.yaml")],
  ["with the method POST", 404, { ...at("/contact"), method: "POST" }],
])("the preview refuses a request %s", async (_, status, probe) => {
  expect((await send({ to: pages, method: "GET", ...probe })).status).toBe(status);
});

it("only the desk may frame the preview, and no page may frame the desk", async () => {
  const policyAt = async (to: URL) => (await send({ to, method: "GET" })).policy;
  expect(await policyAt(pages)).toMatch(new RegExp(`frame-ancestors ${desk.origin}$`));
  expect(await policyAt(new URL(desk.origin))).toMatch(/frame-ancestors 'none'$/);
});

it("starting a second desk in the same folder opens the first", async () => {
  const output = await run(process.execPath, ["tools/tasks/edit.ts", "--stay"], { folder: project });
  expect(output.match(/http\S+/)?.[0]).toBe(desk.address);
});

it("the folder of a running desk is copied, npm run edit in the copy: the copy starts a desk of its own", async () => {
  expect(await runningDesk(project)).toBe(desk.address);
  const copy = mkdtempSync(join(tmpdir(), "copy "));
  cpSync(join(project, ".cache/desk/running.json"), join(copy, ".cache/desk/running.json"));
  expect(await runningDesk(copy)).toBeUndefined();
  rmSync(copy, { recursive: true });
});

it("the desk is closed and started again, the preview is opened: it has the same port as before: the number after the desk's port", async () => {
  const other = await deskProject(FIXTURE_FILES);
  for (let start = 0; start < 2; start++) {
    const again = await startDesk(other);
    expect(Number(new URL(again.pages).port)).toBe(Number(new URL(again.origin).port) + 1);
    await again.close();
  }
  removeProject(other);
});

it("a port that is in use is reported in a plain sentence", async () => {
  const port = Number(new URL(desk.origin).port);
  await expect(startDesk(project, port)).rejects.toThrow(`Portul ${port} este folosit de alt program`);
});

it("a request with two Host headers is refused", async () => {
  const hosts = (to: URL) => `Host: ${to.host}\r\nHost: evil.example\r\n`;
  for (const to of [new URL(desk.origin), new URL(pages.origin)])
    expect(await raw(to, `GET / HTTP/1.1\r\n${hosts(to)}Connection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 403/,
    );
});
