import { describe, expect, it } from "vitest";
import { chooseCoding, isFresh } from "../../hosting/negotiation.ts";

describe("chooseCoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP", "gzip"],
    ["br;q=0", "identity"],
    ["br; q=0.0, gzip", "gzip"],
    ["br;q=0.2, gzip;q=0.8", "gzip"],
    ["identity, gzip;q=0.5", "identity"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["br;q=0, *", "gzip"],
    ["identity;q=0, *;q=0", "identity"],
    ["gzip;q=rubbish", "identity"],
    [",;,;q=1,", "identity"],
  ])("%o gets %s", (header, coding) => {
    expect(chooseCoding(header, ["br", "gzip"])).toBe(coding);
  });

  it("chooses only what exists", () => {
    expect(chooseCoding("br, gzip", ["gzip"])).toBe("gzip");
    expect(chooseCoding("br, gzip", [])).toBe("identity");
  });
});

describe("isFresh", () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ["*", true],
    ['"b"', false],
    ['"ab"', false],
    ["a", false],
    [undefined, false],
  ])("If-None-Match %o: %s", (header, fresh) => {
    expect(isFresh(header, '"a"')).toBe(fresh);
  });
});
