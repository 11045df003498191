/** `node tools/run.mjs content-schema`: writes content/.schema afresh, after a change of src/content/schema/. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentSchemas, SCHEMA_FOLDER } from "../../src/content/json-schema.ts";
import { runChild } from "../run-child.mjs";

rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
mkdirSync(SCHEMA_FOLDER);
for (const [name, schema] of contentSchemas()) {
  writeFileSync(join(SCHEMA_FOLDER, name), JSON.stringify(schema));
}
process.exitCode = await runChild(process.execPath, [
  "node_modules/@biomejs/biome/bin/biome",
  "format",
  "--write",
  SCHEMA_FOLDER,
]);
