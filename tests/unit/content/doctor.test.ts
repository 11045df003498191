import { expect, it } from "vitest";
import { fingerprintsOf } from "#content/doctor.ts";

it("a doctor's check holds for the same words, whatever blanks end them and in whatever order fields come", () => {
  const checked = fingerprintsOf({ lead: "Un text", facts: [{ label: "a", value: "b" }] });
  expect(fingerprintsOf({ lead: "Un text\n", facts: [{ value: "b", label: "a" }] })).toBe(checked);
  expect(fingerprintsOf({ lead: "Un alt text", facts: [{ label: "a", value: "b" }] })).not.toBe(checked);
});
