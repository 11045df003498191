import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { checkContent } from "#content/checks/check.ts";
import { photoFindings } from "#content/checks/photo-files.ts";
import { describeFindings } from "#content/findings/describe-findings.ts";
import { contentSchemas } from "#content/json-schema.ts";
import { isContentFile, readContentFiles } from "#content/read/read-files.ts";

/**
 * Checks the content files and prints all findings.
 * @returns whether one of the findings is an error
 */
async function reportFindings(root: string): Promise<boolean> {
  const { findings, content } = checkContent(readContentFiles(root));
  const ofPhotos = content ? await photoFindings(root, content.photos.items) : [];
  const all = [...ofPhotos, ...findings];
  if (all.length > 0) console.error(`\n${describeFindings(all)}\n`);
  return !content || ofPhotos.length > 0;
}

/**
 * Writes the JSON Schemas of the content into `content/.schema`, where editors with YAML support read them. Git
 * ignores the folder.
 * @param root folder of the project
 */
function writeEditorSchemas(root: string): void {
  const folder = join(root, "content/.schema");
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of contentSchemas())
    writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
}

/**
 * Creates an Astro integration that writes the schemas for YAML editors, and stops the build, or the start of the
 * development server, if a content file has an error. A running development server prints the findings after each
 * edit of a content file and reloads the page.
 */
export function contentGuard(): AstroIntegration {
  let root = "";
  return {
    name: "content-guard",
    hooks: {
      "astro:config:setup": async ({ config }) => {
        root = fileURLToPath(config.root);
        writeEditorSchemas(root);
        if (await reportFindings(root)) process.exit(1);
      },
      "astro:server:setup": ({ server }) => {
        server.watcher.on("all", (_event, file) => {
          if (!isContentFile(relative(root, file))) return;
          void reportFindings(root);
          server.hot.send({ type: "full-reload" });
        });
      },
    },
  };
}
