import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentSchemas } from "#content/json-schema.ts";

/**
 * Writes the JSON Schemas of the content into `content/.schema`, where editors with YAML support read them. Git
 * ignores the folder.
 * @param root folder of the project
 */
export function writeEditorSchemas(root: string): void {
  const folder = join(root, "content/.schema");
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of contentSchemas())
    writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
}
