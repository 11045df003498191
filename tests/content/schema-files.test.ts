import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { contentSchemas } from "#content/schema/json-schema.ts";

it.each([...contentSchemas()])(
  "content/.schema/%s is equal to the schema of the code (vitest -u rewrites the file)",
  (name, schema) =>
    expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(resolve("content/.schema", name)),
);

it("each file belongs to a schema", () => {
  expect(readdirSync("content/.schema").filter((name) => !contentSchemas().has(name))).toEqual([]);
});

it("every field has a description", () => {
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
