import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Counts, NONE, playwrightCounts, single, vitestCounts } from "../../tools/testing/results.ts";
import { summary } from "../../tools/testing/summary.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reports-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitestReport = (failed: number, testResults: unknown[] = []) =>
  report({ numPassedTests: 7, numFailedTests: failed, numPendingTests: 1, numTodoTests: 1, testResults });

const playwrightReport = (unexpected: number, flaky = 0, errors: unknown[] = [], suites: unknown[] = []) =>
  report({ stats: { expected: 5, unexpected, flaky, skipped: 2 }, errors, suites });

describe("counts of a run", () => {
  it("are the runner's own", () => {
    expect(vitestCounts(vitestReport(2), 1)).toMatchObject({ passed: 7, failed: 2, skipped: 2 });
    expect(playwrightCounts(playwrightReport(3), 1)).toMatchObject({ passed: 5, failed: 3, skipped: 2 });
  });

  it("include files that could not be loaded, errors outside tests, and tests that passed only sometimes", () => {
    const unloadable = { name: "/tests/a.test.ts", status: "failed", message: "", assertionResults: [] };
    expect(vitestCounts(vitestReport(0, [unloadable]), 1).failed).toBe(1);
    expect(playwrightCounts(playwrightReport(0, 0, [{ message: "no browser" }]), 1).failed).toBe(1);
    expect(playwrightCounts(playwrightReport(0, 1), 0).failed).toBe(1);
  });

  it("name what failed, with the first line of why", () => {
    const assertionResults = [
      { status: "passed", fullName: "adds" },
      { status: "failed", fullName: "divides", failureMessages: ["Error: by zero\n    at divide"] },
    ];
    const file = { name: "/tests/sum.test.ts", status: "failed", message: "", assertionResults };
    expect(vitestCounts(vitestReport(1, [file]), 1).failures).toEqual([
      "sum.test.ts › divides\n    Error: by zero",
    ]);
    const failing = {
      title: "C1 shown",
      tests: [
        { status: "unexpected", results: [{ error: { message: "\u001b[31mError: hidden\u001b[39m\n…" } }] },
      ],
    };
    const inner = { file: "call-bar.spec.ts", specs: [failing] };
    const suite = { file: "call-bar.spec.ts", specs: [], suites: [inner] };
    expect(playwrightCounts(playwrightReport(1, 0, [], [suite]), 1).failures).toEqual([
      "call-bar.spec.ts › C1 shown\n    Error: hidden",
    ]);
  });

  it("hold a failure when the runner failed in any other way", () => {
    expect(vitestCounts(vitestReport(0), 1).failed).toBe(1);
    expect(vitestCounts(join(folder, "never-written.json"), 0).failed).toBe(1);
    expect(playwrightCounts(join(folder, "never-written.json"), 0).failed).toBe(1);
  });
});

describe("summary", () => {
  const stage = (name: string, counts: Counts) => ({
    name,
    counts,
    seconds: 1,
  });

  it("ends with the totals", () => {
    const results = [stage("lint", single(true)), stage("unit", { passed: 10, failed: 0, skipped: 0 })];
    expect(summary(results).split("\n").at(-1)).toBe("11 passed, 0 failed");
  });

  it("shows what failed, what was skipped and what could not run", () => {
    const results = [
      stage("unit", { passed: 10, failed: 2, skipped: 3, failures: ["sum.test.ts › divides"] }),
      { ...stage("browser", NONE), notRun: "needs „build”" },
    ];
    const text = summary(results);
    expect(text).toContain("FAILED  unit › sum.test.ts › divides");
    expect(text).toMatch(/FAILED +unit +10 passed, 2 failed, 3 skipped/);
    expect(text).toMatch(/– +browser +not run: needs „build”/);
    expect(text).toContain("3 skipped: ");
    expect(text.split("\n").at(-1)).toBe("10 passed, 2 failed");
  });
});
