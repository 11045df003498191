import { LineCounter, parseDocument } from "yaml";
import { type Finding, findingAt } from "../findings/finding.ts";

/** Parses a YAML text. @returns its values, or a finding if the text is invalid */
export function readYaml(text: string): {
  readonly findings: readonly Omit<Finding, "file">[];
  readonly values?: unknown;
} {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  // With the `timestamp` tag the parser reads an unquoted date as a Date instead of a string. The schema
  // rejects a Date, and the message asks for quotes (rule `no-day`).
  const document = parseDocument(text, { lineCounter, customTags: ["timestamp"], logLevel: "error" });
  const [error] = document.errors;
  if (error) {
    const rule = error.code === "DUPLICATE_KEY" ? "duplicate-key" : "unreadable";
    return { findings: [findingAt(rule, lineAt(error.pos[0]))] };
  }
  try {
    return { findings: [], values: document.toJS() };
  } catch {
    // `toJS` throws if an alias refers to no anchor, or if aliases expand to too much data („YAML bomb”).
    return { findings: [findingAt("unreadable", 1)] };
  }
}
