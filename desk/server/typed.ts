import type { Values } from "../shared/fields.ts";

/**
 * Values that somebody typed, as their file is to hold them: without the blanks at their ends that a hand leaves. A document's
 * text keeps its lines.
 */
export const asFiled = (values: Values): Values =>
  JSON.parse(JSON.stringify(values), (name, value) =>
    typeof value === "string" && name !== "body" ? value.trim() : value,
  );
