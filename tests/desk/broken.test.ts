import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { api } from "../../desk/server/api.ts";
import { Desk } from "../../desk/server/desk.ts";
import { PageTexts } from "../../desk/server/page-texts.ts";
import { Preview } from "../../desk/server/preview.ts";
import { Publisher } from "../../desk/server/publish/publisher.ts";
import { Store } from "../../desk/server/store.ts";
import type { OpenFile, Overview } from "../../desk/shared.ts";
import { FIXTURE_FILES } from "../fixtures/content.ts";

const PRICES = "content/prices.yaml";
const CLINIC = "content/clinic.yaml";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "birou "));
  for (const [file, text] of FIXTURE_FILES) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function ask<Answer>(action: string, body: object = {}): Promise<Answer> {
  const store = new Store(root);
  const preview = new Preview(root);
  const parts = {
    desk: new Desk(store),
    preview,
    pageTexts: new PageTexts(preview),
    publisher: new Publisher(store),
  };
  return api(action, body as Record<string, unknown>, parts) as Promise<Answer>;
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
