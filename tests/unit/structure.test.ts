import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../../src");
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(astro|tsx?|css)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), "utf8") }));
const inFolder = (folder: string) => files.filter(({ file }) => file.startsWith(`${folder}/`));

test("all browser code comes by the document's one script", () => {
  const astro = files.filter(({ file }) => file.endsWith(".astro"));
  const scripts = astro.flatMap(({ file, text }) =>
    [...text.matchAll(/<script>\s*import "(.*)";\s*<\/script>|<script>|\sclient:\w+/g)].map(
      ([whole, module]) => `${file}: ${module ?? whole}`,
    ),
  );
  expect(scripts).toEqual(["shell/Document.astro: ./start.ts"]);
});

test("screens and components hold no words of their own", () => {
  const jsx = [
    ...inFolder("screens"),
    ...inFolder("components"),
    ...inFolder("shell"),
    ...inFolder("slices"),
  ].filter(({ file }) => file.endsWith(".tsx"));
  for (const { file, text } of jsx) {
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    const literals = [...code.matchAll(/"([^"\n]*)"/g)].map((match) => match[1] ?? "");
    const betweenTags = [...code.matchAll(/>([^<>{}]+)</g)].map((match) => match[1] ?? "");
    const romanian = [...literals, ...betweenTags].filter((words) => /[ăâîșț]/i.test(words));
    expect(romanian, file).toEqual([]);
    const written = betweenTags
      .map((words) => words.trim())
      .filter((words) => /\p{L}{3,} \p{L}{2,}/u.test(words));
    expect(
      written.filter((words) => !/[=;()&|]/.test(words)),
      file,
    ).toEqual([]);
  }
});

test("breakpoints are named once, in media.css", () => {
  const typed = files.filter(({ file }) => file.endsWith(".css") && !file.endsWith("media.css"));
  for (const { file, text } of typed) expect(text, file).not.toMatch(/@media[^{]*\d+px/);
});

test("colours are tokens", () => {
  for (const { file, text } of files.filter(({ file }) => file.endsWith(".module.css"))) {
    expect(text.replaceAll(/#000\b|#fff\b/g, ""), file).not.toMatch(
      /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(\d/i,
    );
  }
});

test("every token is used", () => {
  const tokens = files.find(({ file }) => file === "styles/tokens.css")?.text ?? "";
  const names = [...new Set([...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map((match) => match[1] as string))];
  const all = files.map(({ text }) => text).join("\n");
  expect(names.filter((name) => !all.includes(`var(${name})`) && !all.includes(`var(${name},`))).toEqual([]);
});
