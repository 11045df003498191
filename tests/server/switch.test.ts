import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CHECKSUMS, checksums } from "../../hosting/site-files.ts";

/** hosting/switch.sh on a server of this test's own. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "switch-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function release(name: string) {
  const folder = join(root, "releases", name);
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(folder, "index.html"), name);
  writeFileSync(join(folder, "assets", `app.${name}.js`), "");
  writeFileSync(join(folder, CHECKSUMS), checksums(folder));
}
const switchTo = (name: string) =>
  spawnSync("sh", ["hosting/switch.sh", name], { env: { ...process.env, SITE_ROOT: root } }).status;
const served = (file: string) => join(root, "clinica-rmn", file);
const page = () => readFileSync(served("index.html"), "utf8");

it("serves a release, keeps the files of the one before for pages that are open, and goes back", () => {
  release("first");
  release("second");
  expect(switchTo("first")).toBe(0);
  expect(page()).toBe("first");
  expect(switchTo("second")).toBe(0);
  expect(page()).toBe("second");
  expect(existsSync(served("assets/app.first.js"))).toBe(true);
  expect(switchTo("first")).toBe(0);
  expect(page()).toBe("first");
});

it.each(["missing", "damaged"])("does not serve a release that is %s", (name) => {
  release("first");
  release("damaged");
  writeFileSync(join(root, "releases/damaged/index.html"), "half");
  switchTo("first");
  expect(switchTo(name)).not.toBe(0);
  expect(page()).toBe("first");
});
