import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { readContentFiles } from "../../../src/lib/content/read.ts";
import { row } from "../../behaviour/rows.ts";
import { copyProject, removeProject } from "../../edits/project-copy.ts";
import { FIXTURE_FILES } from "../../fixtures/content.ts";
import { openDesk, test } from "./desk.ts";

test(row("E19"), async ({ page, desk, context }) => {
  await openDesk(page, desk, "lansare");
  const evil = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>Premii</title>");
  });
  await new Promise<void>((begun) => evil.listen(0, "127.0.0.1", begun));
  const elsewhere = await context.newPage();
  const { port } = evil.address() as AddressInfo;
  await elsewhere.goto(`http://127.0.0.1:${port}/`);
  const before = JSON.stringify([...readContentFiles(desk.project)]);
  const { origin, href } = new URL(desk.url);
  // The browser sends the desk's cookie along: both are one site to it. Even the token, stolen, would not help.
  const answers = await elsewhere.evaluate(
    async ({ origin, href }) => {
      const body = JSON.stringify({ file: "content/prices.yaml", values: {}, hash: "" });
      const ask = (url: string, init?: RequestInit) =>
        fetch(url, { credentials: "include", ...init }).then(
          () => "read",
          () => "refused",
        );
      const read = (url: string) =>
        new Promise((done) => {
          const frame = document.createElement("iframe");
          frame.onload = () => {
            try {
              done(frame.contentDocument?.body.textContent ?? "closed");
            } catch {
              done("closed");
            }
          };
          frame.src = url;
          document.body.append(frame);
        });
      return [
        await ask(`${origin}/contact`),
        await ask(`${href}api/save`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
        }),
        await read(href),
      ];
    },
    { origin, href },
  );
  expect(answers).toEqual(["refused", "refused", "closed"]);
  for (const attack of [
    page.request.post(`${origin}/birou/api/overview`, { data: {} }),
    page.request.post(`${href}api/overview`, { data: {}, headers: { host: "evil.example" } }),
    page.request.post(`${href}api/open`, { data: { file: "content/../package.json" } }),
    page.request.post(`${href}api/save`, { data: { file: "x".repeat(10_000_000) } }),
  ]) {
    expect((await attack).ok()).toBe(false);
  }
  expect(JSON.stringify([...readContentFiles(desk.project)])).toBe(before);
  evil.closeAllConnections();
  evil.close();
});

test(row("E16"), async () => {
  const project = copyProject(FIXTURE_FILES);
  const child = spawn(process.execPath, ["scripts/tasks/edit.ts", "--stay"], {
    cwd: project,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((begun) => {
    child.stdout?.on("data", (text: Buffer) => {
      const found = /http\S+/.exec(String(text));
      if (found) begun(found[0]);
    });
  });
  const ask = async (action: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${url}api/${action}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const file = "content/prices.yaml";
  let { values, hash } = await ask("open", { file });
  const ended = new Promise((end) => child.once("exit", end));
  const deadline = performance.now() + 1500;
  // Saves one after the other, until one of them finds nobody.
  for (let amount = 300; ; amount++) {
    if (performance.now() > deadline) child.kill("SIGKILL");
    values.amounts[0].amount = amount;
    const answer = await ask("save", { file, values, hash }).catch(() => undefined);
    if (!answer) break;
    ({ values, hash } = answer);
  }
  await ended;
  const text = readContentFiles(project).get(file) ?? "";
  const first = FIXTURE_FILES.get(file) ?? "";
  expect(text.replace(/amount: \d+/, "")).toBe(first.replace(/amount: \d+/, ""));
  removeProject(project);
});
