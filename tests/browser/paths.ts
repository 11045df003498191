import { readContentFiles } from "../../scripts/content-files.ts";
import { checkContent } from "../../src/lib/content/check.ts";
import { allRoutes } from "../../src/lib/routes.ts";

const { content } = checkContent(readContentFiles(process.cwd()));
if (!content) throw new Error("The content is not valid; see the content check.");

/** Every public path, out of the route map. */
export const PATHS = allRoutes(Object.keys(content.services), Object.keys(content.legal)).map(
  ({ path }) => path,
);
