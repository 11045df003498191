import type { Problem } from "./problem.ts";
import type { SourceFiles } from "./read.ts";

/**
 * Turkish cedilla letters that old keyboards produce; Romanian writes them with a comma below
 * (Romanian Academy, 2003; Unicode U+0218–U+021B).
 */
const CEDILLAS: Readonly<Record<string, string>> = { ş: "ș", ţ: "ț", Ş: "Ș", Ţ: "Ț" };

/** Cedilla letters in any content file, with line and the right letter. */
export function letterProblems(files: SourceFiles): Problem[] {
  return [...files].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) => {
      const found = [...new Set(line.match(/[şţŞŢ]/g))];
      return found.map((letter) => ({
        file,
        line: index + 1,
        remedy: `litera „${letter}” are sedilă; scrieți „${CEDILLAS[letter]}”, cu virgulă dedesubt`,
      }));
    }),
  );
}
