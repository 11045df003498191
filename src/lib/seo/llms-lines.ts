import type { Site } from "../../content/files.ts";
import { enumerated, plainText, type Rich } from "../rich-text.ts";
import { withoutPlaceholders } from "./known.ts";

/** Lines of plain text for language models. */

/** Joins the parts that exist. */
export const joined = (parts: readonly (string | false | undefined)[], glue: string) =>
  parts.filter(Boolean).join(glue);

export const items = (texts: readonly (string | false | null | undefined)[]) =>
  texts.filter(Boolean).map((text) => `- ${text}`);

export const texts = (rich: readonly Rich[]) => items(rich.map(plainText));

interface Answered {
  readonly question: string;
  readonly answer: Rich;
  readonly points?: readonly Rich[] | undefined;
}

export const answers = (questions: readonly Answered[]) =>
  questions.map(({ question, answer, points = [] }) =>
    joined([`- ${question} ${plainText(answer)}`, points.length > 0 && enumerated(points)], " "),
  );

export const titled = (entries: readonly { title: string; text: Rich }[]) =>
  items(entries.map(({ title, text }) => `${title}: ${plainText(text)}`));

/** A list under its name; nothing of either while there are no entries. */
export const listed = (name: string, entries: readonly string[]): string[][] =>
  entries.length > 0 ? [[`${name}:`], [...entries]] : [];

/** Paragraphs and lists, a blank line between them, without provisional values. */
export const written = (sections: readonly (readonly string[])[], content: Site) =>
  withoutPlaceholders(
    `${sections
      .filter(({ length }) => length > 0)
      .map((lines) => lines.join("\n"))
      .join("\n\n")}\n`,
    content,
  );
