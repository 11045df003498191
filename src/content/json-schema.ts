import { z } from "astro/zod";
import { FOLDERS, SINGLE_FILES, SINGLE_SCHEMA } from "./files.ts";

/** File name of a content file's JSON Schema: „pages/home.yaml” has „pages-home.json”. */
export const schemaName = (file: string) => `${file.replace(/\.yaml$/, "").replaceAll("/", "-")}.json`;

/**
 * JSON Schemas of the content files, by file name, for editors with YAML support. They use version „draft 7”
 * of JSON Schema, which all these editors understand.
 */
export function contentSchemas(): Map<string, object> {
  const single = SINGLE_SCHEMA.keyof().options.map(
    (name) => [SINGLE_FILES[name], SINGLE_SCHEMA.shape[name]] as const,
  );
  return new Map(
    [...single, ["services", FOLDERS.services.schema] as const].map(([file, schema]) => [
      schemaName(file),
      z.toJSONSchema(schema, { io: "input", target: "draft-7" }),
    ]),
  );
}
