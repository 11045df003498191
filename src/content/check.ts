import type { z } from "astro/zod";
import { today as bucharestToday } from "#lib/open-now.ts";
import { sourceProblems } from "./character-rules.ts";
import { type Content, contentPath, entriesOf, FOLDERS, FRONT_MATTER, SINGLE_SCHEMA } from "./files.ts";
import { calendarProblems, futureChecks } from "./launch.ts";
import { legalProblems } from "./legal-lint.ts";
import { contrastProblems, linkProblems } from "./links.ts";
import { reviewErrors, reviewWarnings } from "./medical-review.ts";
import * as menus from "./menus.ts";
import { ruleOf, sentence } from "./messages.ts";
import * as names from "./names.ts";
import { type Context, type Finding, type Problem, withLine } from "./problem.ts";
import type { SourceFiles } from "./read.ts";
import { safetyProblems } from "./safety-list.ts";
import { suspiciousChanges } from "./suspicious-changes.ts";
import { textProblems } from "./text-rules/text-problems.ts";
import { readYaml } from "./yaml-lint.ts";

type Place = Omit<Finding, "file">;

interface Reading {
  readonly data?: unknown;
  readonly findings: readonly Place[];
}

/** Cache of parsed files by name, because most files are unchanged between two checks. */
const PARSED_FILES = new Map<string, Reading & { readonly text: string }>();

/** Converts an issue of Zod to findings: rule, message and path of each field concerned. */
function findingsOf(issue: z.core.$ZodIssue): Place[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => {
      const rule = /^[+>] /.test(key) ? "diff-sign" : "unknown-field";
      return { rule, path: [...path, key], message: sentence(rule) };
    });
  }
  // YAML reads typographic quotation marks as part of the value. They then cause the issue, so they are
  // reported instead of it.
  const [, bare] = (typeof issue.input === "string" && /^[„“”«](\S*)[“”»]$/.exec(issue.input)) || [];
  if (bare) return [{ rule: "prose-quotes", path, message: sentence("prose-quotes", { bare }) }];
  // YAML reads „1.015” as a decimal fraction, but its author meant 1015 lei.
  if (issue.message === "no-int" && path.at(-1) === "amount" && Number(issue.input) < 20) {
    const read = String(issue.input).replace(".", " virgulă ");
    const rule = "number-with-dot";
    return [{ rule, path, message: sentence(rule, { read, meant: Math.round(Number(issue.input) * 1000) }) }];
  }
  const params = issue.code === "custom" ? issue.params : {};
  const message = sentence(issue.message, { ...issue, ...params });
  return [{ rule: issue.message, path, message, ...params }];
}

function readWith(schema: z.ZodType, text: string): Reading {
  const { slips, values } = readYaml(text);
  if (slips.length > 0) return { findings: slips };
  if (values == null) {
    return { findings: [{ rule: "empty-file", message: sentence("empty-file") }] };
  }
  const { data, error } = schema.safeParse(values, { error: ruleOf, reportInput: true });
  return { data, findings: error?.issues.flatMap(findingsOf) ?? [] };
}

/** Parses every file with its schema. `content` is present only if there is no problem. */
function parseContent(files: SourceFiles): { problems: Finding[]; content?: Content } {
  const problems: Finding[] = [];
  const unread = new Set(files.keys());
  const refuse = (file: string, rule: string): undefined => {
    problems.push({ rule, file, message: sentence(rule) });
  };
  /** Parses and validates a file; adds its findings to `problems`. */
  function read<S extends z.ZodType>(file: string, schema: S): z.infer<S> | undefined {
    const text = files.get(file);
    unread.delete(file);
    if (text === undefined) return refuse(file, "missing-file");
    const header = file.endsWith(".md") ? FRONT_MATTER.exec(text)?.[2] : text;
    if (header === undefined) return refuse(file, "no-header");
    const before = PARSED_FILES.get(file);
    const reading = before?.text === text ? before : { text, ...readWith(schema, header) };
    PARSED_FILES.set(file, reading);
    const above = header === text ? 0 : 1;
    for (const { line, ...found } of reading.findings) {
      problems.push({ file, ...found, line: line && line + above });
    }
    return reading.data as z.infer<S> | undefined;
  }
  /** The entries of a folder, sorted by `order`. */
  function entries<S extends z.ZodType<{ order: number }>>(folder: keyof typeof FOLDERS, schema: S) {
    const found = entriesOf(folder, files.keys()).flatMap(({ file, slug }) => {
      if (slug === "index") return [];
      const data = read(file, schema);
      return data ? [{ ...data, slug }] : [];
    });
    return found.sort((a, b) => a.order - b.order);
  }
  const single = SINGLE_SCHEMA.keyof().options.map((name) => {
    return [name, read(contentPath(name), SINGLE_SCHEMA.shape[name])];
  });
  const services = entries("services", FOLDERS.services.schema);
  const legal = entries("legal", FOLDERS.legal.schema).map((document) => {
    const [, , , , body = ""] = FRONT_MATTER.exec(files.get(contentPath("legal", document.slug)) ?? "") ?? [];
    return { ...document, body };
  });
  for (const file of unread) refuse(file, /\/index\.[a-z]+$/.test(file) ? "index" : "unread-file");
  if (problems.length > 0) return { problems };
  const texts = Object.fromEntries(single) as z.infer<typeof SINGLE_SCHEMA>;
  return { problems, content: { ...texts, services, legal } };
}

type Find = (content: Content, context: Context) => Finding[];

/**
 * Checks of the whole content, grouped by the level of their findings. They run only if every file is valid
 * by itself.
 */
const FINDERS: Readonly<Record<Problem["level"], readonly Find[]>> = {
  error: [
    legalProblems,
    names.duplicateProblems,
    names.unknownNameProblems,
    names.orderProblems,
    menus.menuProblems,
    names.rowNameProblems,
    linkProblems,
    contrastProblems,
    reviewErrors,
    (content) => textProblems(content, "error"),
  ],
  warning: [
    calendarProblems,
    futureChecks,
    menus.menuNameProblems,
    reviewWarnings,
    names.pageTextProblems,
    names.priceNameProblems,
    safetyProblems,
    (content) => textProblems(content, "warning"),
  ],
};

/**
 * Checks the content files.
 * @param today `YYYY-MM-DD`, in Timișoara
 * @param published the files from which the public site was built; large differences from them cause warnings
 * @returns all errors; without errors, the warnings and the content
 */
export function checkContent(
  files: SourceFiles,
  today = bucharestToday(),
  published?: SourceFiles,
): { problems: Problem[]; content?: Content } {
  const as = (level: Problem["level"], found: readonly Finding[]) =>
    found.map((finding): Problem => withLine({ ...finding, level }, files));
  const all = (level: Problem["level"], content: Content) =>
    FINDERS[level].flatMap((find) => find(content, { files, today }));
  const { problems, content } = parseContent(files);
  const slips = sourceProblems(files);
  // If a file contains wrong characters, only those are reported, because they may cause the other errors of
  // the file.
  const slipped = new Set(slips.map(({ file }) => file));
  const others = content ? all("error", content) : problems;
  const errors = [...slips, ...others.filter(({ file }) => !slipped.has(file))];
  // Warnings are not reported while there are errors.
  if (errors.length > 0 || !content) return { problems: as("error", errors) };
  const before = published && parseContent(published).content;
  const suspicious = before ? suspiciousChanges(content, before) : [];
  return { problems: as("warning", [...suspicious, ...all("warning", content)]), content };
}
