import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentSchemas, SCHEMA_FOLDER } from "../../src/content/json-schema.ts";

const RENEW = "run: node tools/run.mjs content-schema";

describe("what editors know about the content", () => {
  it("is what the site checks", () => {
    const schemas = contentSchemas();
    expect(readdirSync(SCHEMA_FOLDER).sort(), RENEW).toEqual([...schemas.keys()].sort());
    for (const [name, schema] of schemas) {
      const written: unknown = JSON.parse(readFileSync(join(SCHEMA_FOLDER, name), "utf8"));
      expect(written, `${name}: ${RENEW}`).toEqual(JSON.parse(JSON.stringify(schema)));
    }
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
