import { join } from "node:path";
import type { Plugin } from "vite";
import type { Site } from "#content/files.ts";
import { loadSite } from "#content/load.ts";
import { readContentFiles } from "#content/read.ts";
import { boxProps } from "#slices/box-props.ts";

/** What the browser's code gets out of the content, by the name of its module (src/client/slice-boxes.d.ts). */
const MODULES: Readonly<Record<string, (site: Site) => unknown>> = {
  "virtual:slice-boxes": ({ services, slices }) =>
    Object.fromEntries(services.map(({ art }) => [art, boxProps(art, slices)])),
};

/** Whether a name is that of such a module. */
export const isContentModule = (name: string) => name in MODULES;

/** The text of such a module; undefined for a name that is none. */
export function contentModule(name: string, site: Site): string | undefined {
  const make = MODULES[name];
  return make && `export default ${JSON.stringify(make(site))};`;
}

/**
 * Gives the browser's code what it says out of the content, as modules, so that no page ever asks for data. In the page
 * the schedule would cost 87 bytes (Brotli) of the first round trip.
 * @param root folder of the project
 */
export function contentModules(root: string): Plugin {
  return {
    name: "content-modules",
    resolveId: (id) => (isContentModule(id) ? id : undefined),
    load(name) {
      if (!isContentModule(name)) return;
      for (const file of [...readContentFiles(root).keys()]) this.addWatchFile(join(root, file));
      return contentModule(name, loadSite(root));
    },
  };
}
