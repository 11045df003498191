import { createServer } from "node:http";
import { readContentFiles } from "../../../src/content/reading/read.ts";
import { onFreePort } from "../../../tools/testing/free-port.ts";
import { expect, row, test } from "./desk-window.ts";

test(row("E19"), async ({ desk, context }) => {
  await desk.open("lansare");
  const evil = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>Premii</title>");
  });
  const { port, close } = onFreePort(evil);
  const elsewhere = await context.newPage();
  await elsewhere.goto(`http://127.0.0.1:${port}/`);
  const texts = () => JSON.stringify([...readContentFiles(desk.project)]);
  const before = texts();
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
    [desk.origin, (await desk.pages()).href] as const,
  );
  expect(answers).toEqual(["refused", "refused", "closed", "closed"]);
  expect(texts()).toBe(before);
  close();
});
