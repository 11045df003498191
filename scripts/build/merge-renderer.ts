import type { Plugin } from "vite";

const FACADE = /^export\s?\{ ?(\S+) as default ?\}\s?from\s?"\.\/([^"]+)";\s*$/;

/**
 * Puts the chunk that holds React into the file of Astro's React renderer, which is otherwise one line that
 * imports it: one request less on every page. The name still changes with the content, since the line named
 * the chunk.
 */
export function mergeRenderer(chunkName: string): Plugin {
  return {
    name: "merge-renderer",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const shared = chunks.find(({ name }) => name === chunkName);
      if (!shared) return;
      const sharedFile = shared.fileName.split("/").at(-1) as string;
      for (const chunk of chunks) {
        const [, exported, imported] = FACADE.exec(chunk.code) ?? [];
        if (imported !== sharedFile) continue;
        const local = new RegExp(`export\\{.*?([\\w$]+) as ${exported}\\b`, "s").exec(shared.code)?.[1];
        if (!local) throw new Error(`${sharedFile} does not export ${exported}`);
        chunk.code = `${shared.code}\nexport{${local} as default};`;
        delete bundle[shared.fileName];
        const rendererFile = chunk.fileName.split("/").at(-1) as string;
        for (const other of chunks) other.code = other.code.replaceAll(sharedFile, rendererFile);
        return;
      }
      throw new Error(`No renderer file imports ${sharedFile}; has Astro changed its form?`);
    },
  };
}
