/** The schema.org vocabulary, read from the type declarations of schema-dts (made from schema.org's own data). */
import { readFileSync } from "node:fs";
import ts from "typescript";

const DECLARATIONS = "node_modules/schema-dts/dist/schema.d.ts";

interface Declared {
  readonly properties: readonly string[];
  readonly parents: readonly string[];
}

const text = readFileSync(DECLARATIONS, "utf8");
const interfaces = new Map<string, Declared>();
for (const statement of ts.createSourceFile(DECLARATIONS, text, ts.ScriptTarget.Latest).statements) {
  if (!ts.isInterfaceDeclaration(statement)) continue;
  interfaces.set(statement.name.text, {
    properties: statement.members.flatMap(({ name }) =>
      name && ts.isStringLiteral(name) ? [name.text] : [],
    ),
    parents: (statement.heritageClauses ?? []).flatMap(({ types }) =>
      types.flatMap(({ expression }) => (ts.isIdentifier(expression) ? [expression.text] : [])),
    ),
  });
}

/** Names of the properties that a type has, its own and inherited; undefined when there is no such type. */
export function propertiesOf(type: string): ReadonlySet<string> | undefined {
  const leaf = `${type}Leaf`;
  return interfaces.has(leaf) ? new Set(collect(leaf)) : undefined;
}

function collect(name: string): string[] {
  const { properties = [], parents = [] } = interfaces.get(name) ?? {};
  return [...properties, ...parents.flatMap(collect)];
}

/** True for a member of an enumeration, such as „https://schema.org/MRI”. */
export const isMember = (address: string) => text.includes(`"${address}"`);
