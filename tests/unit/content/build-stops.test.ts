import { execFile } from "node:child_process";
import { existsSync, readdirSync, symlinkSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { ownFolder, writeFiles } from "../../fixtures/folder.ts";
import { changed } from "../../fixtures/mistakes.ts";

/** The project with a content folder of its own; everything else is the real thing. */
const project = ownFolder("clinic-");
beforeEach(() => {
  for (const name of readdirSync(".")) {
    if (["content", "dist", ".git", ".astro", ".cache"].includes(name)) continue;
    symlinkSync(resolve(name), project(name));
  }
});

/** Runs the real `astro build`; resolves to its exit status and what it printed. */
function build(): Promise<{ status: number | string | null | undefined; printed: string }> {
  const command = ["node_modules/astro/bin/astro.mjs", "build", "--root", project()];
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
  return new Promise((done) => {
    execFile(process.execPath, command, { env }, (error, out, err) =>
      done({ status: error ? error.code : 0, printed: out + err }),
    );
  });
}

it("stops the real build, in plain words, before it writes a page", { timeout: 60_000 }, async () => {
  const change = { file: "prices.yaml", find: "amount: \\d+", write: 'amount: "835 lei"' };
  writeFiles(project(), Object.fromEntries(changed(change)));

  const { status, printed } = await build();
  expect(status).toBe(1);
  expect(printed).toContain("O problemă în textele site-ului. Nimic nu a fost publicat");
  expect(printed).toMatch(
    /content\/prices\.yaml, rândul \d+\n {2}câmpul: amounts → poziția 1 → amount\n {2}trebuie să fie un număr întreg/,
  );
  expect(existsSync(project("dist"))).toBe(false);
});
