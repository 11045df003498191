import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What a step takes out of a page. */
interface Taken {
  readonly html: string;
  /** Content of the file that holds what was taken. */
  readonly content: string;
}

/**
 * Moves a part of every built page into a cached file, named by its content; pages with the same part share it.
 * @param folder where Astro has written the site
 * @param fileName name and ending, such as `later.css`; the hash comes between
 * @param take takes the part out of a page
 * @param tag the element that loads the file
 * @param before where it is written: before the first match
 * @throws whatever `take` throws, for instance when Astro's output has another form than expected
 */
export function moveOut(
  folder: URL,
  fileName: `${string}.${string}`,
  take: (html: string, page: string) => Taken,
  tag: (address: string) => string,
  before: RegExp,
): void {
  const dist = fileURLToPath(folder);
  const [name, ending] = fileName.split(".");
  mkdirSync(join(dist, "assets"), { recursive: true });
  for (const page of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    if (!page.endsWith(".html")) continue;
    const { html, content } = take(readFileSync(join(dist, page), "utf8"), page);
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
    const address = `/assets/${name}.${hash}.${ending}`;
    writeFileSync(join(dist, address), content);
    writeFileSync(
      join(dist, page),
      html.replace(before, (end) => tag(address) + end),
    );
  }
}
