import type { z } from "astro/zod";
import { parseDocument } from "yaml";
import { type Content, FOLDERS, SINGLE_FILES } from "./files.ts";
import { plainMessage } from "./messages.ts";
import type { Problem } from "./problem.ts";

/** Texts of all files, by path from the project's root (`content/prices.yaml`). */
export type SourceFiles = ReadonlyMap<string, string>;

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

const UNKNOWN_FIELD = "nu este un câmp cunoscut; verificați cum este scris numele sau ștergeți-l";

const UNKNOWN_FILE =
  "nu este folosit de nicio pagină; verificați numele (litere mici fără diacritice, cifre, cratime), terminația și folderul";

/** Whether a page reads this file; a misnamed one would be left out without a word. */
function isExpected(file: string): boolean {
  const single = Object.values(SINGLE_FILES).some((entry) => file === `content/${entry.file}`);
  return (
    single ||
    Object.values(FOLDERS).some(({ folder, extension }) => {
      const [before, name, after] = file.split(/([a-z0-9-]+)(?=\.[a-z]+$)/);
      return before === `content/${folder}/` && name !== undefined && after === extension;
    })
  );
}

function issuesToProblems(file: string, error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue): Problem[] =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ file, path: [...issue.path, key], remedy: UNKNOWN_FIELD }))
      : [{ file, path: issue.path, remedy: issue.message }],
  );
}

function parseYaml(file: string, text: string, problems: Problem[], linesAbove = 0): unknown {
  // Astro's own reader turns an unquoted day into a date, so this one has to do the same.
  const document = parseDocument(text, { prettyErrors: true, customTags: ["timestamp"] });
  const error = document.errors[0];
  if (!error) return document.toJS();
  const remedy =
    error.code === "DUPLICATE_KEY"
      ? "același câmp apare de două ori; ștergeți unul"
      : "nu se poate citi; verificați spațiile de la început, cele două puncte și ghilimelele";
  const line = error.linePos && error.linePos[0].line + linesAbove;
  problems.push({ file, line, remedy });
  return undefined;
}

function validate(file: string, data: unknown, schema: z.ZodType, problems: Problem[]): unknown {
  const result = schema.safeParse(data ?? {}, { error: plainMessage });
  if (result.success) return result.data;
  problems.push(...issuesToProblems(file, result.error));
  return undefined;
}

/** Reads every file against its schema. `content` is present only when nothing is wrong. */
export function parseContent(files: SourceFiles): { problems: Problem[]; content?: Content } {
  const problems: Problem[] = [];
  const checked = (file: string, yaml: string, schema: z.ZodType, linesAbove = 0) => {
    const before = problems.length;
    const data = parseYaml(file, yaml, problems, linesAbove);
    return problems.length > before ? undefined : validate(file, data, schema, problems);
  };
  const read = (file: string, schema: z.ZodType) => {
    const text = files.get(file);
    if (text !== undefined) return checked(file, text, schema);
    problems.push({ file, remedy: "fișierul lipsește; puneți-l la loc" });
    return undefined;
  };

  for (const file of files.keys()) {
    if (!isExpected(file)) problems.push({ file, remedy: UNKNOWN_FILE });
  }

  const content: Record<string, unknown> = {};
  for (const [name, { file, schema }] of Object.entries(SINGLE_FILES)) {
    content[name] = read(`content/${file}`, schema);
  }

  for (const [name, { folder, extension, schema }] of Object.entries(FOLDERS)) {
    const entries: Record<string, unknown> = {};
    const prefix = `content/${folder}/`;
    for (const [file, text] of files) {
      if (!file.startsWith(prefix) || !isExpected(file)) continue;
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
      const header = checked(file, match[1] as string, schema, 1);
      if (header) entries[slug] = { ...(header as object), body: match[2] };
    }
    content[name] = entries;
  }
  return problems.length > 0 ? { problems } : { problems, content: content as unknown as Content };
}
