import { expect, it } from "vitest";
import { FIXTURE_FILES } from "../../tests/fixtures/content.ts";
import type { OpenFile, Overview } from "../shared.ts";
import { contentFolder } from "./folder.ts";

const PRICES = "content/prices.yaml";
const CLINIC = "content/clinic.yaml";

const { ask, write } = contentFolder();

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
