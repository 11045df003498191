import { describe, expect, it } from "vitest";
import { foreignCode } from "../../scripts/build/own-code.ts";

const page = (head: string, body: string) =>
  `<html><head><style>layers</style>${head}</head><body>${body}<script type="module">start()</script></body></html>`;
const HOME = ["/index.html", page("<style>.home{}</style>", "")] as const;
const found = (head: string, body: string, bundled: string[] = []) =>
  foreignCode(new Map([HOME, ["/legal/gdpr.html", page(head, body)]]), new Set(bundled));

describe("inline code", () => {
  it("of the build: the same on every page, out of the bundle, a style of the page's head", () => {
    expect(found("<style>.legal{}</style>", '<script type="module">copy()</script>', ["copy()"])).toEqual([]);
    expect(found("", '<script type="application/ld+json">{"@type":"WebPage"}</script>')).toEqual([]);
  });

  it.each([
    "<script>alert(1)</script>",
    "<script type=module>\nalert(1)\n</script>",
    "<style>alert(1)</style>",
  ])("from elsewhere is named with its page: %s", (code) => {
    expect(found("", code)).toEqual(["/legal/gdpr.html: alert(1)"]);
  });
});
