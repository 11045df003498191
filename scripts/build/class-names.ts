import { globSync } from "node:fs";
import { relative, sep } from "node:path";

/**
 * Names the classes of CSS Modules: the name in the file and the file's number, `row-1k`. Class names stand
 * hundreds of times in a page that must fit one round trip; a hash of six letters costs 400 bytes there.
 * @param root the project's folder
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const numbers = new Map<string, string>();
  return (name, file) => {
    const path = relative(root, file.split("?")[0] as string);
    if (!numbers.has(path)) {
      numbers.clear();
      const files = globSync(`src${sep}**${sep}*.module.css`, { cwd: root }).sort();
      for (const [index, module] of files.entries()) numbers.set(module, index.toString(36));
    }
    return `${name}-${numbers.get(path)}`;
  };
}
