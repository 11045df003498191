import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

/** Tests that the programs in tools/tasks refuse wrong arguments. */

const call = (words: readonly string[]) => {
  // Sets an invalid address of the site. `npm run check:launch` complains about it, so nothing can be
  // published.
  const env = { ...process.env, SITE_URL: "none" };
  return spawnSync(process.execPath, words, { env, encoding: "utf8" });
};

it.each([
  ["an unknown option", ["tools/tasks/build.ts", "--fro=netlify"], /only option is --for=/],
  ["an unknown host", ["tools/tasks/build.ts", "--for=netlifi"], /server, cloudflare, netlify/],
  ["a missing address", ["tools/tasks/publish-site.ts"], /Where to\?/],
  ["an incomplete site", ["tools/tasks/publish-site.ts", "none/none"], /check:launch.*--unfinished/],
])("%s is refused", (_, words, message) => {
  const { status, stderr } = call(words);
  expect(stderr).toMatch(message);
  expect(status).toBe(1);
});
