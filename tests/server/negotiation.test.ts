import { describe, expect, it } from "vitest";
import { chooseCoding, statusFor } from "../../hosting/request.ts";

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

describe("statusFor", () => {
  it.each([
    ['"a"', 304, 200],
    ['W/"a"', 304, 200],
    ['"b", "a"', 304, 200],
    ["*", 304, 200],
    ['"b"', 200, 412],
    ['"ab"', 200, 412],
    ["a", 200, 412],
    [undefined, 200, 200],
  ])("If-None-Match %o: %i, If-Match: %i", (header, whenNot, when) => {
    expect(statusFor({ "if-none-match": header }, '"a"')).toBe(whenNot);
    expect(statusFor({ "if-match": header }, '"a"')).toBe(when);
  });
});
