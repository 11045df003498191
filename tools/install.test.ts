import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";

const root = folderPerTest("install-");

/**
 * Returns the code of a substitute for npm. It runs the code `before`, then installs the running Node, and a
 * Vite that exits with the given status.
 */
const fakeNpm = (viteStatus: number, before = "") => `
import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
appendFileSync("calls.txt", process.argv.slice(2).join(" ") + "\\n");
${before}
rmSync("node_modules", { recursive: true, force: true });
for (const folder of ["node/bin", "vite"]) mkdirSync("node_modules/" + folder, { recursive: true });
symlinkSync(process.execPath, "node_modules/node/bin/node");
writeFileSync("node_modules/vite/package.json", '{ "exports": "./index.js" }');
writeFileSync("node_modules/vite/index.js", "process.exit(${viteStatus})");
const all = { "node_modules/vite": { version: "1" }, "node_modules/knip": { version: "1" } };
if (process.argv.includes("--omit=dev")) delete all["node_modules/knip"];
writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages: all }));
`;
const useNpm = (script: string) =>
  writeFiles(root(), { "npm.js": `process.chdir(${JSON.stringify(root())});\n${script}` });
const lock = (version: string) =>
  writeFiles(root(), {
    "package-lock.json": JSON.stringify({
      packages: {
        "": {},
        "node_modules/vite": { version: "1" },
        "node_modules/knip": { version, dev: true },
        "node_modules/of-another-platform": { version: "1", optional: true },
      },
    }),
  });
const pin = (node: string) => {
  const manifest = { type: "module", engines: { node: ">=20.3" }, dependencies: { node } };
  writeFiles(root(), { "package.json": JSON.stringify(manifest) });
};

/** Returns the arguments of all calls of npm, one call on each line. */
const calls = () => (existsSync(root("calls.txt")) ? readFileSync(root("calls.txt"), "utf8") : "");

/** Runs tools/install.mjs. @param before code that the process runs first */
function install(options: readonly string[] = [], before = "") {
  const words = [
    "--import",
    `data:text/javascript,${encodeURIComponent(before)}`,
    root("tools/install.mjs"),
    ...options,
  ];
  const env = { ...process.env, npm_execpath: root("npm.js") };
  return spawnSync(process.execPath, words, { env, encoding: "utf8" });
}

beforeEach(() => {
  pin(process.versions.node);
  lock("1");
  mkdirSync(root("tools"));
  for (const file of ["install.mjs", "install-messages.json"])
    copyFileSync(resolve("tools", file), root("tools", file));
});

it("installs only if a package is missing or has changed; --production omits development packages", () => {
  useNpm(fakeNpm(0));
  for (const options of [["--production"], ["--production"], [], [], ["--production"]])
    expect(install(options)).toMatchObject({ status: 0, stderr: "" });
  expect(calls()).toMatch(/^ci --omit=dev .*\nci --include=dev .*\n$/);
  lock("2");
  install(["--production"]);
  expect(calls().match(/^ci /gm)).toHaveLength(2);
  install();
  expect(calls().match(/^ci /gm)).toHaveLength(3);
});

it.each([
  ["ENOTFOUND", "Lipsește internetul"],
  ["ENOSPC", "Discul este plin"],
  ["syscall mkdir", "npm_config_cache"],
  ["E404", "îi lipsește un pachet"],
  ["EXDEV", "rm -r node_modules"],
  ["EINTEGRITY", "schimbat pe drum"],
  ["EOTHER", "Mesajul lui npm este mai sus."],
])(
  "explains npm's error %s to the clinic's staff in Romanian, and shows npm's own message to engineers",
  (code, help) => {
    useNpm(`console.error("npm error code ${code}"); process.exitCode = 228;`);
    expect(install(["--ro"]).stderr).toContain(help);
    expect(install().stderr).toBe(
      `npm error code ${code}\n\nThe installation failed. npm's message is above.\n`,
    );
  },
);

it.each(["18.20.4", "20.0.0"])("says that Node %s is too old", (version) => {
  const old = `Object.defineProperty(process, "versions", { value: { node: "${version}" } });`;
  const { status, stderr } = install(["--ro"], old);
  expect(stderr).toContain(
    `Acest calculator are Node ${version}. Instalați Node 20.3 sau mai nou, apoi porniți din nou.`,
  );
  expect(status).toBe(1);
});
