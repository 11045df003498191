import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { installWhenStale } from "#tools/install.mjs";
import { runChild } from "#tools/run-child.mjs";
import { ownFolder, writeFiles } from "../fixtures/folder.ts";

const folder = ownFolder("install-");
let root: string;

/** Stands in for npm: installs a Node that is this one and a Vite that ends with the given status. */
const fakeNpm = (viteStatus: number) => `
import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
rmSync("node_modules", { recursive: true, force: true });
appendFileSync("calls.txt", process.argv.slice(2).join(" ") + "\\n");
for (const folder of ["node/bin", "vite"]) mkdirSync("node_modules/" + folder, { recursive: true });
symlinkSync(process.execPath, "node_modules/node/bin/node");
writeFileSync("node_modules/vite/package.json", '{ "exports": "./index.js" }');
writeFileSync("node_modules/vite/index.js", "process.exit(${viteStatus})");
`;
const useNpm = (script: string) =>
  writeFiles(root, { "npm.js": `process.chdir(${JSON.stringify(root)});\n${script}` });
const pin = (node: string) => {
  const manifest = { type: "module", engines: { node: ">=20.3" }, devDependencies: { node } };
  return writeFiles(folder(), { "package.json": JSON.stringify(manifest) });
};

/** What npm was called with, a line each. */
const calls = () => readFileSync(join(root, "calls.txt"), "utf8");

beforeEach(() => {
  root = writeFiles(pin(process.versions.node), { "package-lock.json": "{}" });
  vi.stubEnv("npm_execpath", join(root, "npm.js"));
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it("installs once, and again only when what is locked has changed", async () => {
  useNpm(fakeNpm(0));
  expect(await installWhenStale(root)).toBe(join(root, "node_modules/node/bin/node"));
  await installWhenStale(root);
  expect(calls().match(/^ci /gm)).toHaveLength(1);
  writeFiles(root, { "package-lock.json": "{ }" });
  await installWhenStale(root);
  expect(calls().match(/^ci /gm)).toHaveLength(2);
});

it("does not count an installation that does not start", async () => {
  useNpm(fakeNpm(1));
  await expect(installWhenStale(root)).rejects.toThrow(/nu pornește.*Ștergeți node_modules/);
  expect(existsSync(join(root, "node_modules/.install-stamp"))).toBe(false);
});

it.each([
  ["ENOTFOUND", "Lipsește internetul"],
  ["ENOSPC", "Discul este plin"],
  ["syscall mkdir", "npm_config_cache"],
  ["E404", "îi lipsește un pachet"],
  ["EXDEV", "rm -r node_modules"],
  ["EINTEGRITY", "schimbat pe drum"],
  ["EOTHER", "Mesajul lui npm este mai sus."],
])("says what helps when npm ends with %s", async (code, help) => {
  useNpm(`console.error("npm error code ${code}"); process.exitCode = 228;`);
  await expect(installWhenStale(root)).rejects.toThrow(help);
});

it("gets over install scripts that are switched off", async () => {
  const [imports, rest] = [fakeNpm(0).match(/import .*;/)?.[0], fakeNpm(0).replace(/import .*;/, "")];
  useNpm(`${imports} if (process.argv[2] === "ci") process.exit(); ${rest}`);
  await installWhenStale(root);
  expect(calls()).toMatch(/^rebuild node --ignore-scripts=false /);
});

it("fetches a Node of the pinned major version first, whatever is said of scripts", async () => {
  useNpm(fakeNpm(0));
  pin("99.0.0");
  await installWhenStale(root);
  expect(calls()).toMatch(/^install .*--ignore-scripts=false node@99\.0\.0 .*\/\.cache\/node-99\.0\.0\nci /);
});

it("names what another user left, instead of a trace", () => {
  mkdirSync(join(root, ".cache/build"), { recursive: true });
  for (const name of ["", ".cache"]) chmodSync(join(root, name), 0o777);
  chmodSync(join(root, ".cache/build"), 0o555);
  const look = `const { checkFolders } = await import(${JSON.stringify(resolve("tools/install.mjs"))});
    if (process.getuid() === 0) process.setuid(65534);
    try { checkFolders(${JSON.stringify(root)}); } catch ({ message }) { console.log(message); }`;
  const told = () => spawnSync(process.execPath, ["--eval", look], { encoding: "utf8" }).stdout;
  expect(told()).toBe(
    `${root}/.cache/build a rămas de la alt utilizator. Ștergeți-l, ca acel utilizator sau cu: sudo rm -r '${root}/.cache/build'\n`,
  );
  chmodSync(root, 0o555);
  expect(told()).toContain(`În ${root} nu se poate scrie. Copiați proiectul`);
  chmodSync(root, 0o755);
});

it.each(["18.20.4", "20.0.0"])("says that Node %s is too old", async (version) => {
  vi.spyOn(process, "versions", "get").mockReturnValue({ ...process.versions, node: version });
  await expect(installWhenStale(root)).rejects.toThrow(
    `Acest calculator are Node ${version}. Instalați Node 20.3 sau mai nou, apoi porniți din nou.`,
  );
});

it("tells a child that caught a signal from one that failed", async () => {
  const caught =
    "process.on('SIGTERM', () => process.exit(1)); process.kill(process.ppid, 'SIGTERM'); setInterval(() => {}, 1000)";
  expect(await runChild(process.execPath, ["-e", caught])).toBe(143);
  expect(await runChild(process.execPath, ["-e", "process.exit(1)"])).toBe(1);
});
