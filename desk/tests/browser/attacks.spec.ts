import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { expect } from "@playwright/test";
import { readContentFiles } from "../../../src/content/read.ts";
import { row } from "../../../tests/behaviour/rows.ts";
import { removeProject } from "../../../tests/edits/project-copy.ts";
import { FIXTURE_FILES } from "../../../tests/fixtures/content.ts";
import { onFreePort } from "../../../tools/testing/free-port.ts";
import { storeOf } from "../../server/store.ts";
import { deskProject } from "../project.ts";
import { openDesk, pagesAddress, test } from "./desk.ts";

test(row("E19"), async ({ page, desk, context }) => {
  await openDesk(page, desk, "lansare");
  const cookies: string[] = [];
  const evil = createServer(({ headers }, response) => {
    cookies.push(...(headers.cookie ?? "").split("; "));
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>Premii</title>");
  });
  const { port, close } = onFreePort(evil);
  const elsewhere = await context.newPage();
  await elsewhere.goto(`http://127.0.0.1:${port}/`);
  const before = JSON.stringify([...readContentFiles(desk.project)]);
  const pages = await pagesAddress(page);
  const answers = await elsewhere.evaluate(
    async ([desk, pages]) => {
      const ask = (url: string, init?: RequestInit) =>
        fetch(url, { credentials: "include", ...init }).then(
          () => "read",
          () => "refused",
        );
      const read = (url: string) =>
        new Promise((done) => {
          const frame = document.createElement("iframe");
          frame.onload = () => done(frame.contentDocument?.body.textContent ?? "closed");
          frame.src = url;
          document.body.append(frame);
        });
      const headers = { "content-type": "application/json" };
      return [
        await ask(`${pages}/contact`),
        await ask(`${desk}/api/save`, { method: "POST", headers, body: "{}" }),
        await read(desk),
        await read(pages),
      ];
    },
    [desk.origin, pages] as const,
  );
  expect(answers).toEqual(["refused", "refused", "closed", "closed"]);
  // What another port of this computer is sent opens nothing of the desk.
  for (const cookie of cookies) {
    const headers = { "x-desk": cookie.split("=")[1] ?? "", cookie };
    const answer = await page.request.post(`${desk.origin}/api/overview`, { data: {}, headers });
    expect(answer.status()).toBe(403);
  }
  expect(JSON.stringify([...readContentFiles(desk.project)])).toBe(before);
  close();
});

test(row("E16"), async ({ request }) => {
  const project = await deskProject(FIXTURE_FILES);
  const child = spawn(process.execPath, ["tools/tasks/edit.ts", "--stay"], {
    cwd: project,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PORT: "0" },
  });
  const ended = new Promise<undefined>((end) => child.once("exit", () => end(undefined)));
  const url = await new Promise<string>((begun, failed) => {
    void ended.then(() => failed(new Error("the desk ended before it was open")));
    child.stdout?.on("data", (text: Buffer) => {
      const found = /http\S+/.exec(String(text));
      if (found) begun(found[0]);
    });
  });
  const { origin, searchParams } = new URL(url);
  let pass = "";
  const ask = async (action: string, data: object) =>
    (await request.post(`${origin}/api/${action}`, { data, headers: { "x-desk": pass } })).json();
  ({ pass } = await ask("enter", { key: searchParams.get("cheie") }));
  const file = "content/prices.yaml";
  let { values, hash } = await ask("open", { file });
  const deadline = performance.now() + 1500;
  // Saves one after the other, until one of them finds nobody.
  for (let amount = 300; ; amount++) {
    if (performance.now() > deadline) child.kill("SIGKILL");
    values.amounts[0].amount = amount;
    const saved = ask("save", { file, values, hash }).catch(() => undefined);
    const answer = await Promise.race([saved, ended]);
    if (!answer) break;
    ({ values, hash } = answer);
  }
  await ended;
  const text = storeOf(project).read().get(file) ?? "";
  const first = FIXTURE_FILES.get(file) ?? "";
  expect(text.replace(/amount: \d+/, "")).toBe(first.replace(/amount: \d+/, ""));
  removeProject(project);
});
