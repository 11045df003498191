import type { z } from "astro/zod";
import { parseDocument } from "yaml";
import { type Content, FOLDERS, SINGLE_FILES } from "./files.ts";
import { fieldName, type Problem } from "./problem.ts";

/** Texts of all files, by path from the project's root (`content/prices.yaml`). */
export type SourceFiles = ReadonlyMap<string, string>;

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

const UNKNOWN_FIELD = "nu este un câmp cunoscut; verificați cum este scris numele sau ștergeți-l";

function issuesToProblems(file: string, error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue): Problem[] => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        file,
        field: fieldName([...issue.path, key]),
        remedy: UNKNOWN_FIELD,
      }));
    }
    const missing = issue.input === undefined && issue.code === "invalid_type";
    const remedy =
      missing && issue.message.startsWith("Invalid") ? "lipsește; adăugați câmpul" : issue.message;
    return [{ file, ...(issue.path.length > 0 && { field: fieldName(issue.path) }), remedy }];
  });
}

function parseYaml(file: string, text: string, problems: Problem[]): unknown {
  const document = parseDocument(text, { prettyErrors: true });
  const error = document.errors[0];
  if (!error) return document.toJS();
  const line = error.linePos?.[0].line;
  const remedy =
    error.code === "DUPLICATE_KEY"
      ? `rândul ${line}: același câmp apare de două ori; ștergeți unul`
      : `rândul ${line}: nu se poate citi; verificați spațiile de la început, două puncte și ghilimelele`;
  problems.push({ file, remedy });
  return undefined;
}

function validate<T extends z.ZodType>(file: string, data: unknown, schema: T, problems: Problem[]) {
  const result = schema.safeParse(data ?? {});
  if (result.success) return result.data;
  problems.push(...issuesToProblems(file, result.error));
  return undefined;
}

/** Reads every file against its schema. `content` is present only when nothing is wrong. */
export function parseContent(files: SourceFiles): { problems: Problem[]; content?: Content } {
  const problems: Problem[] = [];
  const read = (file: string, schema: z.ZodType) => {
    const text = files.get(file);
    if (text === undefined) {
      problems.push({ file, remedy: "fișierul lipsește; puneți-l la loc" });
      return undefined;
    }
    const before = problems.length;
    const data = parseYaml(file, text, problems);
    return problems.length > before ? undefined : validate(file, data, schema, problems);
  };

  const content: Record<string, unknown> = {};
  for (const [name, { file, schema }] of Object.entries(SINGLE_FILES)) {
    content[name] = read(`content/${file}`, schema);
  }

  for (const [name, { folder, extension, schema }] of Object.entries(FOLDERS)) {
    const entries: Record<string, unknown> = {};
    const prefix = `content/${folder}/`;
    for (const [file, text] of files) {
      if (!file.startsWith(prefix) || !file.endsWith(extension)) continue;
      const slug = file.slice(prefix.length, -extension.length);
      if (extension === ".yaml") {
        entries[slug] = read(file, schema);
        continue;
      }
      const match = FRONT_MATTER.exec(text);
      if (!match) {
        problems.push({
          file,
          remedy: "începutul lipsește; documentul începe cu câmpurile dintre două linii ---",
        });
        continue;
      }
      const header = validate(file, parseYaml(file, match[1] as string, problems), schema, problems);
      if (header) entries[slug] = { ...(header as object), body: match[2] };
    }
    content[name] = entries;
  }
  return problems.length > 0 ? { problems } : { problems, content: content as unknown as Content };
}
