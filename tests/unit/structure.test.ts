import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../../src");
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(astro|tsx?|css)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), "utf8") }));

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
  const jsx = files.filter(({ file }) => /^(screens|components|shell|slices)\/.*\.tsx$/.test(file));
  for (const { file, text } of jsx) {
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    const shown = code.match(/>[^<>{}]+</g) ?? [];
    const romanian = [...shown, ...(code.match(/"[^"\n]*"/g) ?? [])].filter((words) =>
      /[ăâîșț]/i.test(words),
    );
    const written = shown.filter((words) => /\p{L}{3,} \p{L}{2,}/u.test(words) && !/[=;()&|]/.test(words));
    expect([...romanian, ...written], file).toEqual([]);
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

test("src/lib knows nothing of the content, which is made with it", () => {
  for (const { file, text } of files.filter(({ file }) => file.startsWith("lib/")))
    expect(text, file).not.toContain("#content/");
});
