import { type Document, isMap, isSeq, parse, parseDocument } from "yaml";

/**
 * A YAML example in docs/fisiere-yaml.md. `file` is the file of content/ into which a reader would write it.
 */
export interface Example {
  readonly title: string;
  readonly file: string;
  readonly yaml: string;
}

/** Returns the YAML examples in the recipes of docs/fisiere-yaml.md. */
export function examplesOf(guide: string): Example[] {
  const recipes = guide.slice(guide.lastIndexOf("## Rețete"), guide.indexOf("## Ce înseamnă mesajele"));
  return recipes.split(/^### /m).flatMap((recipe) => {
    const [title = ""] = recipe.split("\n");
    return [...recipe.matchAll(/^( *)```yaml\n([\s\S]*?)^ *```$/gm)].flatMap(([, , yaml = ""], index) => {
      // A recipe that names no file is for the files of examinations. Its example is tested in one of them.
      const file = /`(content\/[\w./-]+\.yaml)`/.exec(recipe)?.[1] ?? "content/services/rmn-cerebral.yaml";
      // Leaves out recipes that change several files: those that add or move an examination.
      if (/investigați[ei]i?$/.test(title)) return [];
      return title.startsWith("## ") ? [] : [{ title: `${title} ${index + 1}`, file, yaml }];
    });
  });
}

/** Changes a YAML text and keeps its comments and the order of its fields. */
export function edited(text: string | undefined, change: (document: Document) => void): string {
  const document = parseDocument(text ?? "", { customTags: ["timestamp"] });
  change(document);
  return document.toString({ lineWidth: 0 });
}

/**
 * Inserts an example as a reader of the guide would: its fields replace fields of the same name, and its rows
 * are added to a list.
 */
export function withExample(
  texts: ReadonlyMap<string, string>,
  { file, yaml }: Example,
): Map<string, string> {
  const value: unknown = parse(yaml);
  const text = edited(texts.get(file), (document) => {
    if (Array.isArray(value)) return addRows(document, value as Record<string, unknown>[]);
    for (const [name, field] of Object.entries(value as object)) {
      const group = ["operator", "operatorOptional"].find((key) => document.hasIn([key, name]));
      document.setIn(group ? [group, name] : [name], document.createNode(field));
    }
  });
  return new Map(texts).set(file, text);
}

/**
 * Adds each row to the first list with an entry that has the row's first field, such as `id`. If an entry of
 * this list has the same value in this field, the row replaces the entry.
 */
function addRows(document: Document, rows: readonly Record<string, unknown>[]) {
  for (const row of rows) {
    const [first = ""] = Object.keys(row);
    const fields = isMap(document.contents) ? document.contents.items : [];
    const lists = fields.map(({ value }) => value).filter(isSeq);
    const list = lists.find(({ items }) => items.some((item) => isMap(item) && item.has(first)));
    if (!list) continue;
    const same = list.items.findIndex((item) => isMap(item) && item.get(first) === row[first]);
    list.items.splice(same < 0 ? list.items.length : same, 1, document.createNode(row));
  }
}
