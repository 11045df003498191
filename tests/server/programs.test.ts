import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { expect, it, vi } from "vitest";
import { lacking, NO_NAMESPACES, PROGRAMS } from "#tools/testing/programs.ts";
import { summary } from "#tools/testing/summary.ts";
import { ownFolder, writeFiles } from "../fixtures/folder.ts";

/** What every Debian holds, and npm. */
const BASE = ["sh", "bash", "unshare", "npm"];

const listed = new Set([
  ...BASE,
  ...Object.values(PROGRAMS).flatMap(({ program, with: more = [] }) =>
    [program, ...more].map((file) => basename(file)),
  ),
]);

/** Programs that a source starts by their names and that PROGRAMS does not bring. */
const unlisted = (source: string) =>
  [...source.matchAll(/\b(?:spawn|execFile|runChild)(?:Sync)?\(\s*"([\w-]+)"|\brun\("([\w-]+)", words/g)]
    .map(([, started, run]) => started ?? run ?? "")
    .filter((name) => !listed.has(name));

it("every program that tests and commands start stands in the one list", () => {
  const found = globSync("{desk,hosting,src,tests,tools}/**/*.{ts,tsx,mjs}").flatMap((file) =>
    unlisted(readFileSync(file, "utf8")).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
  expect(unlisted('spawnSync("git", []); spawn(\n"convert", [])')).toEqual(["convert"]);
});

it("what was skipped is counted by its reason; CI passes over what no installation changes, and nothing else", () => {
  const missing = "rsync missing: sudo apt-get install rsync";
  const outcomes = [missing, missing, NO_NAMESPACES, undefined].map((why) => ({
    file: "a.test.ts",
    title: "a",
    status: "skipped",
    why,
  }));
  const said = () => summary(new Map([["unit", outcomes]]));
  vi.stubEnv("CI", "");
  expect(said()).toBe(
    `\nunit          0 passed, 0 failed\n\n2 skipped: ${missing}\n1 skipped: ${NO_NAMESPACES}\n1 skipped: without a reason\n0 passed, 0 failed`,
  );
  vi.stubEnv("CI", "1");
  expect(said()).toContain(`FAILED  unit › a.test.ts › a\n    ${missing}\n`);
  expect(said()).toMatch(/\n1 skipped: no mount.*\n0 passed, 3 failed$/);
  vi.unstubAllEnvs();
});

it("a missing program is told with what brings it", () => {
  vi.spyOn(PROGRAMS.rsync, "program", "get").mockReturnValue("/none");
  expect(lacking("git", "rsync")).toBe("rsync missing: sudo apt-get install rsync");
  vi.restoreAllMocks();
  expect(lacking()).toBeUndefined();
});

const folder = ownFolder("programs-");

it.each(["SIGINT", "SIGTERM"] as const)(
  "Debian may start services again after an installation that %s ends",
  async (signal) => {
    const apt =
      '#!/bin/sh\ntest "$2" = update && exit\ntrap "exit 1" INT TERM\necho installing\nfor i in $(seq 200); do sleep 0.05; done\n';
    writeFiles(folder(), { apt });
    chmodSync(folder("apt"), 0o755);
    const install = `const { installPackages } = await import(${JSON.stringify(resolve("tools/testing/provide.ts"))});
    await installPackages(["x"], ...process.argv.slice(1));`;
    const words = ["--input-type=module", "--eval", install, folder("apt"), folder("policy")];
    const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
    for await (const text of child.stdout) if (String(text).includes("installing\n")) break;
    expect(existsSync(folder("policy"))).toBe(true);
    const ended = once(child, "exit");
    child.kill(signal);
    expect((await ended)[0]).toBe(signal === "SIGINT" ? 130 : 143);
    expect(existsSync(folder("policy"))).toBe(false);
  },
);
