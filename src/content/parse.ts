import type { z } from "astro/zod";
import { type Content, contentPath, FOLDERS, SINGLE_FILES, SINGLE_SCHEMA } from "./files.ts";
import { plainMessage } from "./messages.ts";
import type { Finding } from "./problem.ts";
import type { SourceFiles } from "./read.ts";
import { readYaml } from "./yaml-lint.ts";

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

const UNKNOWN_FIELD = "nu este un câmp cunoscut; verificați cum este scris numele sau ștergeți-l";

const UNKNOWN_FILE =
  "nu este folosit de nicio pagină; verificați numele (litere mici fără diacritice, cifre, cratime), terminația (.yaml, .md, fără .txt) și folderul";

const NAMED_INDEX = "nu se poate numi „index”: adresa lui ar fi aceea a listei; dați-i alt nume";

const NO_HEADER = "începutul lipsește; documentul începe cu câmpurile dintre două linii ---";

/** Name and place of the entries that the files of a folder hold. */
function entriesIn(files: SourceFiles, folder: keyof typeof FOLDERS): { file: string; slug: string }[] {
  return [...files.keys()].flatMap((file) => {
    const slug = /([a-z0-9-]+)\.[a-z]+$/.exec(file)?.[1];
    return slug && file === contentPath(folder, slug) ? [{ file, slug }] : [];
  });
}

/** Files that no page reads: a misnamed one would be left out without a word. */
function unknownFiles(files: SourceFiles): Finding[] {
  const known = new Set([
    ...Object.values(SINGLE_FILES).map((file) => `content/${file}`),
    ...[...entriesIn(files, "services"), ...entriesIn(files, "legal")].map(({ file }) => file),
  ]);
  return [...files.keys()].flatMap((file) => {
    if (/\/index\.[a-z]+$/.test(file)) return [{ file, remedy: NAMED_INDEX }];
    return known.has(file) ? [] : [{ file, remedy: UNKNOWN_FILE }];
  });
}

/** A value between the quotes of prose, which belong to it in a YAML file. */
const quotedWith = (input: unknown) => {
  const [, value] = (typeof input === "string" && /^[„“”«](\S*)[“”»]$/.exec(input)) || [];
  return value && `are ghilimele de text; aici scrieți ghilimele drepte: "${value}"`;
};

interface Reading {
  readonly data?: unknown;
  readonly findings: readonly Omit<Finding, "file">[];
}

/** What each file held when it was last read: most of them stay the same from one check to the next. */
const READ = new Map<string, Reading & { readonly text: string }>();

function readWith(schema: z.ZodType, text: string): Reading {
  const { slips, values } = readYaml(text);
  if (slips.length > 0) return { findings: slips };
  if (values == null)
    return { findings: [{ remedy: "fișierul este gol; puneți textul la loc sau ștergeți-l" }] };
  const { data, error: invalid } = schema.safeParse(values, { error: plainMessage, reportInput: true });
  const findings = (invalid?.issues ?? []).flatMap((issue): Omit<Finding, "file">[] => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({ path: [...issue.path, key], remedy: UNKNOWN_FIELD }));
    }
    const sign = issue.code === "custom" ? issue.params?.sign : undefined;
    return [{ path: issue.path, sign, remedy: quotedWith(issue.input) ?? issue.message }];
  });
  return { data, findings };
}

/** What a file's YAML says, and what is wrong with it. @param linesAbove lines of the file before the text */
function read<Schema extends z.ZodType>(
  problems: Finding[],
  file: string,
  text: string | undefined,
  schema: Schema,
  linesAbove = 0,
): z.infer<Schema> | undefined {
  if (text === undefined) {
    problems.push({ file, remedy: "fișierul lipsește; puneți-l la loc" });
    return undefined;
  }
  const before = READ.get(file);
  const reading = before?.text === text ? before : { text, ...readWith(schema, text) };
  READ.set(file, reading);
  for (const { line, ...finding } of reading.findings) {
    problems.push({ file, ...finding, line: line && line + linesAbove });
  }
  return reading.data as z.infer<Schema> | undefined;
}

const inOrder = (a: { readonly order: number }, b: { readonly order: number }) => a.order - b.order;

/** Reads every file against its schema. `content` is present only when nothing is wrong. */
export function parseContent(files: SourceFiles): { problems: Finding[]; content?: Content } {
  const problems = unknownFiles(files);
  const single = SINGLE_SCHEMA.keyof().options.map((name) => {
    const file = contentPath(name);
    return [name, read(problems, file, files.get(file), SINGLE_SCHEMA.shape[name])];
  });
  const services = entriesIn(files, "services").flatMap(({ file, slug }) => {
    const data = read(problems, file, files.get(file), FOLDERS.services.schema);
    return data ? [{ ...data, slug }] : [];
  });
  const legal = entriesIn(files, "legal").flatMap(({ file, slug }) => {
    const [, header, body = ""] = FRONT_MATTER.exec(files.get(file) ?? "") ?? [];
    if (header === undefined) problems.push({ file, remedy: NO_HEADER });
    const data = header === undefined ? header : read(problems, file, header, FOLDERS.legal.schema, 1);
    return data ? [{ ...data, slug, body }] : [];
  });
  if (problems.length > 0) return { problems };
  const content = {
    ...(Object.fromEntries(single) as z.infer<typeof SINGLE_SCHEMA>),
    services: services.sort(inOrder),
    legal: legal.sort(inOrder),
  };
  return { problems, content };
}
