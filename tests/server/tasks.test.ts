import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";

/** Tasks that are called by mistake say so, and begin nothing. */

const call = (...words: string[]) => spawnSync(process.execPath, words, { encoding: "utf8" });

it.each([
  ["a stage that there is not", ["tools/tasks/test.ts", "unti"], /no stage unti.*unit, desk/],
  ["an option that there is not", ["tools/tasks/build.ts", "--fro=netlify"], /only option is --for=/],
  ["a host that there is not", ["tools/tasks/build.ts", "--for=netlifi"], /server, cloudflare, netlify/],
  ["no address", ["tools/tasks/publish.ts"], /Where to\?/],
])("%s is refused", { timeout: 30_000 }, (_, words, message) => {
  const { status, stderr } = call(...words);
  expect(stderr).toMatch(message);
  expect(status).toBe(1);
});

it.each(readdirSync("tools/tasks").map((file) => file.replace(".ts", "")))(
  "%s --help tells and ends",
  (task) => {
    const { status, stdout } = call("tools/run.mjs", task, "--help");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^`(npm|node) /);
  },
);
