import { sentence } from "./messages.ts";

/** Names and list positions (from 0) that lead to a field. */
export type Path = readonly PropertyKey[];

/** An error stops the build, because a page would be wrong; a warning stops nothing. */
export type Level = "error" | "warning";

/** What a check found in a content file, with a message for the clinic's staff. */
export type Finding = Readonly<{
  /** Absent for an error. */
  level?: Level;
  /** The name of the rule, which is that of its message in messages.json. */
  rule: string;
  /** Path from the project's root, such as `content/prices.yaml`. */
  file: string;
  /** Line in the file, counted from 1, if the file cannot be read. */
  line?: number | undefined;
  /** The field; absent if the problem concerns the whole file. */
  path?: Path | undefined;
  /** Says in words where the problem is; it is shown instead of the field's name. */
  place?: string | undefined;
  /** The offending part of the field's text in its original spelling. */
  excerpt?: string | undefined;
  /** Describes in plain Romanian the problem and how to correct it. */
  message: string;
}>;

export const isError = ({ level }: Pick<Finding, "level">): boolean => level !== "warning";

/** Values for the placeholders of a rule's message; `excerpt` is the offending part of the text. */
type Values = Readonly<Record<string, unknown>> & { readonly excerpt?: string };

/** Makes a finding for a field. */
export function finding(rule: string, file: string, path: Path, values: Values = {}): Finding {
  const { excerpt } = values;
  return { rule, file, path, message: sentence(rule, values), ...(excerpt && { excerpt }) };
}
