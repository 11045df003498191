import type { z } from "astro/zod";
import { type Content, contentPath, entriesOf, FOLDERS, FRONT_MATTER, SINGLE_SCHEMA } from "../files.ts";
import type { Finding } from "../findings/finding.ts";
import { sentence } from "../findings/messages.ts";
import { normaliseLetters } from "./normalise.ts";
import { type Parsed, parseYaml } from "./parse-yaml.ts";
import type { SourceFiles } from "./read-files.ts";

/** The last result for each file, because most files are unchanged between two checks at the desk. */
const LAST_RESULTS = new Map<string, Parsed & { readonly yaml: string }>();

function parseOnce(file: string, yaml: string, schema: z.ZodType): Parsed {
  const last = LAST_RESULTS.get(file);
  if (last?.yaml === yaml) return last;
  const result = parseYaml(yaml, schema);
  LAST_RESULTS.set(file, { yaml, ...result });
  return result;
}

/** What makes a text unreadable: bytes of another encoding, and the marks of a merge in git. */
const UNREADABLE = { "not-utf-8": /[\0\uFFFD]/u, "merge-mark": /^(?:<{7}|={7}|>{7})(?= |$)/mu };

/** Parses every file with its schema. `content` is present only if there is no finding. */
export function parseFiles(files: SourceFiles): { findings: Finding[]; content?: Content } {
  const findings: Finding[] = [];
  const unread = new Set(files.keys());

  const textOf = (file: string) => normaliseLetters(files.get(file) ?? "");

  const report = (file: string, rule: string, line?: number) => {
    findings.push({ rule, file, line, message: sentence(rule) });
  };

  /** Parses a file, and reports what is wrong in it. */
  function parse<S extends z.ZodType>(file: string, schema: S): z.infer<S> | undefined {
    unread.delete(file);
    if (!files.has(file)) return void report(file, "missing-file");
    const text = textOf(file);
    // Such characters may cause further errors, which are not reported.
    for (const [rule, pattern] of Object.entries(UNREADABLE)) {
      const at = text.search(pattern);
      if (at >= 0) return void report(file, rule, text.slice(0, at).split("\n").length);
    }
    const isMarkdown = file.endsWith(".md");
    const yaml = isMarkdown ? FRONT_MATTER.exec(text)?.[2] : text;
    if (yaml === undefined) return void report(file, "no-header");
    const linesAbove = isMarkdown ? 1 : 0;
    const { data, findings: found } = parseOnce(file, yaml, schema);
    for (const { line, ...finding } of found)
      findings.push({ ...finding, file, line: line === undefined ? line : line + linesAbove });
    return data as z.infer<S> | undefined;
  }

  function parseFolder<S extends z.ZodType<{ order: number }>>(folder: keyof typeof FOLDERS, schema: S) {
    const entries = entriesOf(folder, files.keys());
    const parsed = entries.flatMap(({ file, slug }) => {
      const data = parse(file, schema);
      return data ? [{ ...data, slug }] : [];
    });
    return parsed.sort((a, b) => a.order - b.order);
  }

  const single = SINGLE_SCHEMA.keyof().options.map(
    (name) => [name, parse(contentPath(name), SINGLE_SCHEMA.shape[name])] as const,
  );
  const services = parseFolder("services", FOLDERS.services.schema);
  const legal = parseFolder("legal", FOLDERS.legal.schema).map((document) => {
    const [, , , , body = ""] = FRONT_MATTER.exec(textOf(contentPath("legal", document.slug))) ?? [];
    return { ...document, body };
  });
  for (const file of unread) report(file, "unread-file");
  if (findings.length > 0) return { findings };
  const sheets = Object.fromEntries(single) as z.infer<typeof SINGLE_SCHEMA>;
  return { findings, content: { ...sheets, services, legal } };
}
