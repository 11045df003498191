import { join } from "node:path";
import type { Plugin } from "vite";
import { loadSite } from "../../src/lib/content/load.ts";
import { scheduleOf } from "../../src/lib/open-now.ts";

const NAME = "virtual:schedule";
const ID = `\0${NAME}`;

/**
 * Gives the browser's code the clinic's schedule out of the content, as the module `virtual:schedule`: in the one
 * script that all pages share it costs nothing of a page's first round trip.
 * @param root folder of the project
 */
export function scheduleModule(root: string): Plugin {
  return {
    name: "schedule-module",
    resolveId: (id) => (id === NAME ? ID : undefined),
    load(id) {
      if (id !== ID) return;
      for (const file of ["clinic.yaml", "ui.yaml"]) this.addWatchFile(join(root, "content", file));
      const { clinic, ui } = loadSite(root);
      const schedule = scheduleOf(clinic.openingHours, clinic.closingDays, ui.hours);
      return `export default ${JSON.stringify(schedule)};`;
    },
  };
}
