import { checkContent } from "../../src/content/check.ts";
import { siteFrom } from "../../src/content/load.ts";
import { describeProblems } from "../../src/content/problem.ts";
import { readContentFiles } from "../../src/content/read.ts";

/** The texts of the repository. */
const files = readContentFiles(process.cwd());

const { problems, content } = checkContent(files);
if (!content) throw new Error(describeProblems(problems));

/** What the pages say. */
export const REAL_SITE = siteFrom(content);
