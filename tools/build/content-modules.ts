import { join } from "node:path";
import type { Plugin } from "vite";
import type { Site } from "../../src/content/files.ts";
import { loadSite } from "../../src/content/load.ts";
import { scheduleOf } from "../../src/lib/open-now.ts";
import { boxProps } from "../../src/slices/box-props.ts";

/** What the browser's code gets out of the content, by the name of its module (src/browser/content.d.ts). */
const MODULES: Readonly<Record<string, (site: Site) => unknown>> = {
  "virtual:schedule": ({ clinic, ui }) => scheduleOf(clinic.openingHours, clinic.closingDays, ui.hours),
  "virtual:slice-boxes": ({ services, slices }) =>
    Object.fromEntries(services.map(({ art, plane }) => [art, boxProps(art, plane, slices)])),
};

/** Marks a name as resolved, as Rollup's plugins do. */
const OWN = "\0";

/**
 * Gives the browser's code what it says out of the content, as modules, so that no page ever asks for data. In the page
 * the schedule would cost 87 bytes (Brotli) of the first round trip.
 * @param root folder of the project
 */
export function contentModules(root: string): Plugin {
  return {
    name: "content-modules",
    resolveId: (id) => (id in MODULES ? OWN + id : undefined),
    load(id) {
      const make = MODULES[id.slice(OWN.length)];
      if (!id.startsWith(OWN) || !make) return;
      for (const file of ["clinic.yaml", "slices.yaml", "ui.yaml"])
        this.addWatchFile(join(root, "content", file));
      return `export default ${JSON.stringify(make(loadSite(root)))};`;
    },
  };
}
