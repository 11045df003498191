import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { contentSchemas, SCHEMA_FOLDER, schemaLine } from "../../scripts/content-schema.ts";
import { REAL_FILES } from "./real-content.ts";

const RENEW = "run: node scripts/run.mjs content-schema";
const yamlFiles = [...REAL_FILES].filter(([file]) => file.endsWith(".yaml"));

describe("what editors know about the content", () => {
  it("is what the site checks", () => {
    const schemas = contentSchemas();
    expect(readdirSync(SCHEMA_FOLDER).sort(), RENEW).toEqual([...schemas.keys()].sort());
    for (const [name, schema] of schemas) {
      const written: unknown = JSON.parse(readFileSync(join(SCHEMA_FOLDER, name), "utf8"));
      expect(written, `${name}: ${RENEW}`).toEqual(JSON.parse(JSON.stringify(schema)));
    }
  });

  it.each(yamlFiles)("is named in the first line of %s", (file, text) => {
    const [first] = text.split("\n");
    expect(first).toBe(schemaLine(file.slice("content/".length)));
    const schema = /\$schema=(\S+)$/.exec(first ?? "")?.[1] ?? "";
    expect(contentSchemas().has(normalize(join(dirname(file), schema)).slice(SCHEMA_FOLDER.length + 1))).toBe(
      true,
    );
  });

  it("has a sentence for every field", () => {
    const withoutSentence: string[] = [];
    const visit = (schema: unknown, where: string) => {
      if (schema === null || typeof schema !== "object") return;
      const { properties } = schema as { properties?: Record<string, { description?: string }> };
      for (const [name, field] of Object.entries(properties ?? {})) {
        if (!field.description) withoutSentence.push(`${where} → ${name}`);
      }
      for (const [key, part] of Object.entries(schema))
        visit(part, key === "properties" ? where : `${where} ${key}`);
    };
    for (const [name, schema] of contentSchemas()) visit(schema, name);
    expect(withoutSentence).toEqual([]);
  });
});
