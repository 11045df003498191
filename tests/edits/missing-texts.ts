import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "#content/checks/check.ts";
import { contentTexts } from "#content/checks/texts.ts";
import { collectFacts, fillIn, withoutEmptyLines } from "#content/fill/tokens.ts";
import { readContentFiles } from "#content/read/read-files.ts";
import { listFiles } from "#hosting/built-files.ts";
import { asRich, plainText } from "#lib/rich-text.ts";

/** Keeps only letters and digits, because content files and pages escape other characters differently. */
const letters = (text: string) => text.replaceAll(/&#?\w+;|\\x..|[^\p{L}\d]/gu, "");

/**
 * Fields whose texts need not be in a build. The site shows some of these texts only while a value is
 * unknown, and some only after a doctor has signed. Pages show some synonyms with another first letter
 * (capital or small). Others are only for the desk.
 */
const BY_DESIGN =
  /^(openDecisions|prices\.contrast\.label|referralTerms\.items\.(synonyms|sameAnswer)|services\.reportWords|contactPage\.ask|ui\.(footer\.provisional|service\.report|shell\.checkedBy|gaps|unknown))/;

/** Returns the fields of content/ whose texts are in no file of the build in dist/. */
export function fieldsMissingFromBuild(project: string): readonly string[] {
  const { content } = checkContent(readContentFiles(project));
  const dist = join(project, "dist");
  const files = listFiles(dist).filter((file) => /\.(html|js|txt|vcf|webmanifest)$/.test(file));
  const written = files.map((file) => readFileSync(dist + file, "utf8")).join();
  const builtText = letters(written) + letters(written.replaceAll(/<[^>]*>/g, ""));
  if (!content) throw new Error("The content is refused.");
  // The build writes numbers before the headings of legal texts, so these texts are compared in parts.
  const parts = (text: string) => text.split(/^#+ /m).map(letters);
  const facts = collectFacts(content);
  const read = (text: string) => plainText(asRich(fillIn(withoutEmptyLines(text, facts), facts)));
  const missing = contentTexts(content).filter(
    ({ marks, value }) => marks.isProse && !parts(read(value)).every((part) => builtText.includes(part)),
  );
  return missing.map(({ field }) => field).filter((field) => !BY_DESIGN.test(field));
}
