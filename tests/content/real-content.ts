import { checkContent } from "../../src/lib/content/check.ts";
import { siteFrom } from "../../src/lib/content/load.ts";
import { describeProblems } from "../../src/lib/content/problem.ts";
import { readContentFiles } from "../../src/lib/content/read.ts";

/** The texts of the repository. */
export const REAL_FILES: ReadonlyMap<string, string> = readContentFiles(process.cwd());

const { problems, content } = checkContent(REAL_FILES);
if (!content) throw new Error(describeProblems(problems));

/** What they say, tokens still in place. */
export const REAL_CONTENT = content;

/** What the pages say. */
export const REAL_SITE = siteFrom(content);
