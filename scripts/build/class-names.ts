import { globSync } from "node:fs";
import { relative, sep } from "node:path";

const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : "") + String.fromCharCode(97 + (index % 26));

/**
 * Names the classes of CSS Modules: a letter for the class within its file and the file's number, `c41`. Class
 * names stand hundreds of times in a page that must fit one round trip; a hash of six letters costs 500 bytes there.
 * The number stays a number: in letters it would one day spell `ad`, which ad blockers hide.
 * @param isDevelopment adds the class's own name, `row-c41`, for whoever looks at the page's source
 * @param root the project's folder
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
    // A file that was added while the development server runs gets the next number.
    if (!classes.has(path)) classes.set(path, known);
    if (!known.includes(name)) known.push(name);
    const short = `${letters(known.indexOf(name))}${[...classes.keys()].indexOf(path)}`;
    return isDevelopment ? `${name}-${short}` : short;
  };
}
