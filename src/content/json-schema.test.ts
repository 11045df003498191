import { expect, it } from "vitest";
import { contentSchemas } from "#content/json-schema.ts";

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
