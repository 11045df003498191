import { readContentFiles } from "../../scripts/content-files";
import { checkContent } from "../../src/lib/content/check";

/** The texts of the repository. */
export const REAL_FILES: ReadonlyMap<string, string> = readContentFiles(process.cwd());

const { content } = checkContent(REAL_FILES);
if (!content) throw new Error("The content of this repository is not valid: npm run build says why");

/** What they say. */
export const REAL_CONTENT = content;
