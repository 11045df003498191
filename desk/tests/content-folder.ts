import { beforeEach } from "vitest";
import { readContentFiles } from "#content/read/read-files.ts";
import { FIXTURE_FILES } from "#tests/fixtures/content.ts";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { type Answers, deskOf } from "../server/actions.ts";
import type { Values } from "../shared/form-fields.ts";

/**
 * Gives each test its own folder with the files of the fixture clinic. The function `ask` performs an action
 * of the desk on this folder, without an HTTP server.
 */
export function contentFolder() {
  const root = folderPerTest("desk ");
  beforeEach(() => {
    writeFiles(root(), Object.fromEntries(FIXTURE_FILES));
  });
  return {
    root,
    write: (file: string, text: string) => writeFiles(root(), { [file]: text }),
    read: () => readContentFiles(root()),
    ask: async <Action extends keyof Answers>(action: Action, body: object = {}) =>
      (await deskOf(root()).answer(action, { ...body })) as Answers[Action],
  };
}

/** Returns a function that sets one value, which is named by its path: „amounts/0/label”. */
export const set = (path: string, value: unknown) => (values: object) => {
  const keys = path.split("/");
  const last = keys.pop() ?? "";
  const group = keys.reduce((at, key) => at[key] as Values, values as Values);
  Object.assign(group, { [last]: value });
};
