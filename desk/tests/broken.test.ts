import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FIXTURE_FILES } from "../../tests/fixtures/content.ts";
import { api, partsOf } from "../server/api.ts";
import type { OpenFile, Overview } from "../shared.ts";

const PRICES = "content/prices.yaml";
const CLINIC = "content/clinic.yaml";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "desk "));
  for (const [file, text] of FIXTURE_FILES) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function ask<Answer>(action: string, body: object = {}): Promise<Answer> {
  return api(action, body as Record<string, unknown>, partsOf(root)) as Promise<Answer>;
}

it.each(["}", "amounts: 3\n", "amounts: [null]\n", ""])(
  "opens over a price list that somebody broke: %j",
  async (text) => {
    write(PRICES, text);
    const { sheets, open } = await ask<Overview>("overview");
    expect(sheets.some(({ file }) => file === PRICES)).toBe(true);
    expect(open).toBeGreaterThan(0);
  },
);

it("saves a right sheet while another is broken, and never a wrong one", async () => {
  write(PRICES, "amounts: 3\n");
  const { values, hash } = await ask<OpenFile>("open", { file: CLINIC });
  const saved = await ask<OpenFile>("save", {
    file: CLINIC,
    hash,
    values: { ...values, name: "Centru RMN Timiș" },
  });
  expect(saved.values.name).toBe("Centru RMN Timiș");
  const wrong = { file: CLINIC, hash: saved.hash, values: { ...saved.values, headerPhone: "12" } };
  await expect(ask("save", wrong)).rejects.toThrow(/Nu s-a salvat nimic/);
});

it("saves nothing over a file that changed meanwhile", async () => {
  const { values, hash } = await ask<OpenFile>("open", { file: CLINIC });
  write(CLINIC, `${FIXTURE_FILES.get(CLINIC)}# de mână\n`);
  await expect(ask("save", { file: CLINIC, hash, values })).rejects.toThrow(/s-a schimbat între timp/);
});
