import { bareLetters } from "../../../src/content/editing.ts";
import type { Values } from "../../shared.ts";
import type { FormSchema } from "./schema.ts";

/** Rows that are new get their `id` from their first text: nobody should have to think of one. */
export function withIds(schema: FormSchema, values: unknown, saved: unknown): unknown {
  if (Array.isArray(values)) {
    const items = schema.items ?? {};
    const old: unknown[] = Array.isArray(saved) ? saved : [];
    if (items.properties?.id?.kind !== "id") {
      return values.map((item, index) => withIds(items, item, old[index]));
    }
    const kept = new Set(old.map(idOf));
    const taken = new Set(values.map(idOf).filter((id) => kept.has(id)));
    return values.map((row: Values) => {
      const { id } = row;
      if (typeof id === "string" && kept.has(id) && id !== "") return row;
      const fresh = unique(slugOf(row), taken);
      taken.add(fresh);
      const { id: _, ...rest } = row;
      return { id: fresh, ...rest };
    });
  }
  if (values === null || typeof values !== "object") return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      withIds(schema.properties?.[name] ?? {}, value, (saved as Values | undefined)?.[name]),
    ]),
  );
}

const idOf = (row: unknown) => (row as { id?: unknown } | null)?.id;

function slugOf(row: Values): string {
  const [, text = ""] =
    Object.entries(row).find(([key, value]) => key !== "id" && typeof value === "string") ?? [];
  return (
    bareLetters(String(text))
      .replaceAll(/[^a-z0-9]+/g, "-")
      .slice(0, 40)
      .replaceAll(/^-+|-+$/g, "") || "rand-nou"
  );
}

function unique(slug: string, taken: ReadonlySet<unknown>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number++;
  return `${slug}-${number}`;
}
