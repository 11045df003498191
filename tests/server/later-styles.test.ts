import { expect, it } from "vitest";
import { splitStyles } from "../../tools/build/later-styles.ts";

const page = (head: string, end = "<footer class=b></footer>") =>
  `<html><head>${head}</head><body><h1 class="a">x</h1>${end}</body></html>`;
const split = (html: string) => {
  let later = "";
  const result = splitStyles(html, "/index.html", (css) => {
    later = css;
    return "/later.css";
  });
  return { result, later };
};

it("leaves a page one style, of its first screen, and links the rest where that ends", () => {
  const { result, later } = split(
    page("<style>@layer x;</style><title>T</title><style>.a{margin:0}.b{top:0}</style>"),
  );
  expect(result).toBe(
    page(
      "<style>@layer x;.a{margin:0}</style><title>T</title>",
      '<link rel="stylesheet" href="/later.css"><footer class=b></footer>',
    ),
  );
  expect(later).toContain(".b{top:0}");
});

it("moves an animation with the rules that alone use it", () => {
  const late = "@layer later{@keyframes turn{to{rotate:1turn}}.a:hover{animation:turn 1s}}";
  const { result, later } = split(page(`<style>.a{margin:0}${late}</style>`));
  expect(result).not.toContain("turn");
  expect(later).toContain(late);
});

it.each([
  ["a style with an attribute", page("<style data-x>.b{top:0}</style><style>.a{margin:0}.b{top:0}</style>")],
  ["no style", page("")],
  ["no end of the first screen", page("<style>.a{margin:0}.b{top:0}</style>", "")],
  ["nothing that comes later", page("<style>.a{margin:0}</style>")],
])("stops the build at %s", (_, html) => {
  expect(() => split(html)).toThrow("/index.html");
});
