import { expect, it } from "vitest";
import { foreignCode } from "../../tools/build/own-code.ts";

const found = (head: string, body: string, ...own: string[]) =>
  foreignCode(
    new Map([["/legal/gdpr.html", `<html><head>${head}</head><body>${body}</body></html>`]]),
    new Set(own),
  );

it("takes as the build's own what the bundler emitted, styles of the head, and data", () => {
  expect(found("<style>.a{}</style>", '<script type="module">copy()\n</script>', "copy()")).toEqual([]);
  expect(found("", '<script type="application/ld+json">{"@type":"WebPage"}</script>')).toEqual([]);
});

it.each([
  "<script>alert(1)</script>",
  "<script type=module>\nalert(1)\n</script>",
  '<script type="speculationrules">alert(1)</script>',
  "<style>alert(1)</style>",
])("names inline code from elsewhere with its page: %s", (code) => {
  expect(found("", code, "copy()")).toEqual(["/legal/gdpr.html: alert(1)"]);
});
