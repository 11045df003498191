import { loadSite } from "../../src/lib/content/load.ts";
import { allPages } from "../../src/lib/routes.ts";

/** Every public path, out of the route map. */
export const PATHS = allPages(loadSite(process.cwd())).map(({ path }) => path);
