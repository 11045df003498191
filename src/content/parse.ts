import type { z } from "astro/zod";
import { type Content, contentPath, FOLDERS, SINGLE_FILES, SINGLE_SCHEMA } from "./files.ts";
import { ruleOf, sentence } from "./messages.ts";
import type { Finding } from "./problem.ts";
import type { SourceFiles } from "./read.ts";
import { readYaml } from "./yaml-lint.ts";

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Name and place of the entries that the files of a folder hold. */
function entriesIn(files: SourceFiles, folder: keyof typeof FOLDERS): { file: string; slug: string }[] {
  return [...files.keys()].flatMap((file) => {
    const slug = /([a-z0-9-]+)\.[a-z]+$/.exec(file)?.[1];
    return slug && slug !== "index" && file === contentPath(folder, slug) ? [{ file, slug }] : [];
  });
}

type Place = Omit<Finding, "file">;

interface Reading {
  readonly data?: unknown;
  readonly findings: readonly Place[];
}

/** What each file held when it was last read: most of them stay the same from one check to the next. */
const READ = new Map<string, Reading & { readonly text: string }>();

/** What a schema's complaint says of a field. */
function placesOf(issue: z.core.$ZodIssue): Place[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys") {
    const rule = "unknown-field";
    return issue.keys.map((key) => ({ rule, path: [...path, key], remedy: sentence(rule) }));
  }
  // A value between the quotes of prose, which belong to it in a YAML file.
  const [, bare] = (typeof issue.input === "string" && /^[„“”«](\S*)[“”»]$/.exec(issue.input)) || [];
  if (bare) return [{ rule: "prose-quotes", path, remedy: sentence("prose-quotes", { bare }) }];
  const params = issue.code === "custom" ? issue.params : {};
  const remedy = sentence(issue.message, { ...issue, ...params });
  return [{ rule: issue.message, path, remedy, ...params }];
}

function readWith(schema: z.ZodType, text: string): Reading {
  const { slips, values } = readYaml(text);
  if (slips.length > 0) return { findings: slips };
  if (values == null) {
    return { findings: [{ rule: "empty-file", remedy: sentence("empty-file") }] };
  }
  const { data, error } = schema.safeParse(values, { error: ruleOf, reportInput: true });
  return { data, findings: error?.issues.flatMap(placesOf) ?? [] };
}

/** Reads every file against its schema. `content` is present only when nothing is wrong. */
export function parseContent(files: SourceFiles): { problems: Finding[]; content?: Content } {
  const entries = { services: entriesIn(files, "services"), legal: entriesIn(files, "legal") };
  const known = new Set([
    ...Object.values(SINGLE_FILES).map((file) => `content/${file}`),
    ...Object.values(entries).flatMap((found) => found.map(({ file }) => file)),
  ]);
  const problems: Finding[] = [];
  const refuse = (file: string, rule: string) => problems.push({ rule, file, remedy: sentence(rule) });
  for (const file of files.keys()) {
    if (!known.has(file)) refuse(file, /\/index\.[a-z]+$/.test(file) ? "index" : "unread-file");
  }
  /** What a file's YAML says; what is wrong with it goes to the problems. */
  function read<S extends z.ZodType>(file: string, schema: S, text = files.get(file), above = 0) {
    if (text === undefined) {
      refuse(file, "missing-file");
      return undefined;
    }
    const before = READ.get(file);
    const reading = before?.text === text ? before : { text, ...readWith(schema, text) };
    READ.set(file, reading);
    for (const { line, ...found } of reading.findings) {
      problems.push({ file, ...found, line: line && line + above });
    }
    return reading.data as z.infer<S> | undefined;
  }
  const single = SINGLE_SCHEMA.keyof().options.map((name) => {
    return [name, read(contentPath(name), SINGLE_SCHEMA.shape[name])];
  });
  const services = entries.services.flatMap(({ file, slug }) => {
    const data = read(file, FOLDERS.services.schema);
    return data ? [{ ...data, slug }] : [];
  });
  const legal = entries.legal.flatMap(({ file, slug }) => {
    const [, header, body = ""] = FRONT_MATTER.exec(files.get(file) ?? "") ?? [];
    if (header === undefined) {
      refuse(file, "no-header");
      return [];
    }
    const data = read(file, FOLDERS.legal.schema, header, 1);
    return data ? [{ ...data, slug, body }] : [];
  });
  if (problems.length > 0) return { problems };
  const inOrder = (a: { readonly order: number }, b: { readonly order: number }) => a.order - b.order;
  const content = {
    ...(Object.fromEntries(single) as z.infer<typeof SINGLE_SCHEMA>),
    services: services.sort(inOrder),
    legal: legal.sort(inOrder),
  };
  return { problems, content };
}
