import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { readContentFiles } from "../../src/content/read.ts";
import { FIXTURE_FILES } from "../../tests/fixtures/content.ts";
import { api, partsOf } from "../server/api.ts";

/** For each test a folder of its own with the tests' clinic, and a desk over it without a server. */
export function contentFolder() {
  let root = "";
  function write(file: string, text: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "desk "));
    for (const [file, text] of FIXTURE_FILES) write(file, text);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  return {
    write,
    read: () => readContentFiles(root),
    /** As after a publication. */
    published: () => partsOf(root).desk.store.published(readContentFiles(root), "Recepție"),
    ask: async <Answer>(action: string, body: object = {}) =>
      (await api(action, body as Record<string, unknown>, partsOf(root))) as Answer,
  };
}
