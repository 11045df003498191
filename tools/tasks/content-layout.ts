/** `node tools/run.mjs content-layout`: brings every content file into the layout in which the desk writes it. */
import { writeFileSync } from "node:fs";
import { inLayout } from "../../desk/server/documents.ts";
import { readContentFiles } from "../../src/content/read.ts";

for (const [file, text] of readContentFiles(process.cwd())) {
  const laid = inLayout(file, text);
  if (laid === text) continue;
  writeFileSync(file, laid);
  console.log(file);
}
