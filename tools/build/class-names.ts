import { globSync } from "node:fs";
import { relative, sep } from "node:path";

const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : "") + String.fromCharCode(97 + (index % 26));

/**
 * Names the classes of CSS Modules: a letter for the class within its file and the file's number, `c41`. It saves
 * 1,315 bytes (Brotli) of a service page against a hash of five letters, measured on 2026-11-22.
 * The number stays a number: in letters it would one day spell `ad`, which ad blockers hide.
 * @param isDevelopment adds the class's own name, `row-c41`, for whoever looks at the page's source
 * @param root the project's folder
 * @throws Error in a build, for a file where it does not look
 */
export function shortClassNames(
  root: string,
  isDevelopment: boolean,
): (name: string, file: string) => string {
  const files = globSync(`src${sep}**${sep}*.module.css`, { cwd: root }).sort();
  const classes = new Map(files.map((file) => [file, [] as string[]]));
  return (name, file) => {
    const path = relative(root, file.split("?")[0] as string);
    const known = classes.get(path) ?? [];
    if (!classes.has(path)) {
      if (!isDevelopment)
        throw new Error(`class-names.ts does not look for CSS Modules where ${path} stands.`);
      // A file that was added while the development server runs gets the next number.
      classes.set(path, known);
    }
    if (!known.includes(name)) known.push(name);
    const short = `${letters(known.indexOf(name))}${[...classes.keys()].indexOf(path)}`;
    return isDevelopment ? `${name}-${short}` : short;
  };
}
