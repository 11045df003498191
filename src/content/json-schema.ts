/**
 * JSON Schemas of the content files. Editors that know YAML read them: they complete field names, show each
 * field's sentence and underline mistakes while one types.
 */
import { z } from "astro/zod";
import { FOLDERS, SINGLE_FILES, SINGLE_SCHEMA } from "./files.ts";

/** Where the schemas lie. */
export const SCHEMA_FOLDER = "content/.schema";

/** Name of a file's schema: „pages/home.yaml” has „pages-home.json”. */
export const schemaName = (file: string) => `${file.replace(/\.yaml$/, "").replaceAll("/", "-")}.json`;

/** All schemas, by file name inside the folder; draft 7 is the one that every YAML editor reads. */
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
