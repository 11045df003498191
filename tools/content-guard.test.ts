import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { copyProject, removeProject, runIn } from "#tests/edits/project-copy.ts";
import { changed } from "#tests/fixtures/mistakes.ts";

it("an error in content/ stops the build before it writes a page, and the message of the error is printed", async () => {
  const change = { file: "prices.yaml", find: "amount: \\d+", write: 'amount: "835 lei"' };
  const project = copyProject(changed(change));
  onTestFinished(() => removeProject(project));
  const { status, printed } = await runIn(project, "node_modules/astro/bin/astro.mjs", "build");
  expect(status).toBe(1);
  expect(printed).toContain("O problemă în textele site-ului. Nimic nu a fost publicat");
  expect(printed).toMatch(
    /content\/prices\.yaml\n {2}câmpul: amounts → poziția 1 → amount\n {2}trebuie să fie un număr întreg/,
  );
  expect(existsSync(join(project, "dist"))).toBe(false);
});
