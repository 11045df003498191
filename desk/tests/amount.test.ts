import { expect, it } from "vitest";
import { leiFrom } from "../client/form/schema.ts";

it.each([
  ["835", 835],
  ["835,00", 835],
  ["1.015,00", 1015],
  ["1.015", 1015],
  ["835 lei", 835],
  ["835,5", 835.5],
  ["-5", -5],
  ["opt sute", "opt sute"],
  ["8.35", 8.35],
  ["835.00 lei", 835],
  ["1.015.00", 1015],
  ["10.15.20", "10.15.20"],
  ["", ""],
])("%s is %s lei", (typed, lei) => {
  expect(leiFrom(typed)).toBe(lei);
});
