import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { nodeIn, npmScript } from "../../tools/install.mjs";
import { runChild } from "../../tools/run-child.mjs";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

it.each(Object.entries(scripts))("npm run %s is a command that every shell reads alike", (_, command) => {
  expect(command).toMatch(/^node [\w./-]+( [\w-]+)*$/);
});

it("finds the pinned Node by the name that it has on Windows", () => {
  expect(nodeIn("clinic", "win32")).toBe(join("clinic", "node_modules", "node", "bin", "node.exe"));
  expect(nodeIn("clinic", "linux")).toBe(join("clinic", "node_modules", "node", "bin", "node"));
});

it("starts npm as a script on Windows, where the command of that name needs a shell", () => {
  expect(npmScript("/npm/npm-cli.js", "win32")).toBe("/npm/npm-cli.js");
  expect(npmScript(undefined, "win32")).toMatch(/npm-cli\.js$/);
  expect(npmScript(undefined, "linux")).toBeUndefined();
});

it("runs a program with spaces and Romanian letters in its arguments", async () => {
  const check = "process.exit(process.argv[1] === 'Clinică RMN/ș ț' ? 0 : 1)";
  expect(await runChild(process.execPath, ["-e", check, "Clinică RMN/ș ț"])).toBe(0);
});
