import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { FOLDERS, SINGLE_FILES } from "./lib/content/files.ts";

const single = (name: keyof typeof SINGLE_FILES) =>
  defineCollection({
    loader: glob({ base: "./content", pattern: SINGLE_FILES[name].file, generateId: () => name }),
    schema: SINGLE_FILES[name].schema,
  });

const folder = (name: keyof typeof FOLDERS) =>
  defineCollection({
    loader: glob({ base: `./content/${FOLDERS[name].folder}`, pattern: `*${FOLDERS[name].extension}` }),
    schema: FOLDERS[name].schema,
  });

export const collections = {
  ...Object.fromEntries(
    Object.keys(SINGLE_FILES).map((name) => [name, single(name as keyof typeof SINGLE_FILES)]),
  ),
  services: folder("services"),
  legal: folder("legal"),
};
