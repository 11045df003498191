import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { Content } from "../../../src/content/files.ts";
import { today } from "../../../src/lib/day.ts";
import { launchReminder } from "../../../tools/launch-list.ts";
import { FIXTURE_FILES } from "../../fixtures/content.ts";
import { ownFolder, writeFiles } from "../../fixtures/folder.ts";
import { clinicWith, READY } from "./launch-ready.ts";

describe("the reminder", () => {
  it.each([
    [0, ""],
    [1, "Mai este un lucru de completat înainte de publicare: npm run check:launch"],
    [19, "Mai sunt 19 lucruri de completat înainte de publicare: npm run check:launch"],
    [20, "Mai sunt 20 de lucruri de completat înainte de publicare: npm run check:launch"],
    [101, "Mai sunt 101 lucruri de completat înainte de publicare: npm run check:launch"],
  ])("for %i", (count, text) => {
    expect(launchReminder(count)).toBe(text);
  });
});

describe("npm run check:launch", { timeout: 60_000 }, () => {
  const folder = ownFolder("launch-");

  /** Runs the task on the repository's content, reviewed today, nothing left to decide, with another clinic. */
  function run({ clinic }: Content) {
    const day = today();
    const rating = { ...clinic.rating, checked: day };
    const files = new Map(FIXTURE_FILES)
      .set("content/clinic.yaml", JSON.stringify({ ...clinic, rating }, null, 2))
      .set("content/open-decisions.yaml", "items: []\nwishes: []");
    for (const [file, text] of files)
      writeFiles(folder(), { [file]: text.replace(/^reviewed: .*/m, `reviewed: "${day}"`) });
    const { SITE_URL: _, ...env } = process.env;
    const task = resolve("tools/tasks/check-launch.ts");
    return spawnSync(process.execPath, [task], { cwd: folder(), env, encoding: "utf8" });
  }

  it("ends with status 1 and names file, line and field while anything is open", () => {
    const { status, stdout } = run(clinicWith({ placeholders: ["email"] }));
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /content\/clinic\.yaml, rândul \d+\n {2}câmpul: email\n {2}are o valoare provizorie/,
    );
    expect(stdout).toContain("De completat înainte de publicare: 1.");
  });

  it("ends with status 0 when nothing is", () => {
    const { status, stdout } = run(READY);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Totul este completat\. Site-ul poate fi publicat\.$/m);
    expect(stdout).not.toContain("De completat înainte de publicare");
  });
});
