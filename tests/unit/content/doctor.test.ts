import { expect, it } from "vitest";
import { doctorProblems, fingerprintsOf } from "#content/doctor.ts";
import { FIXTURE_CONTENT } from "../../fixtures/content.ts";

it("a doctor's check holds for the same words, whatever blanks end them and in whatever order fields come", () => {
  const checked = fingerprintsOf({ lead: "Un text", facts: [{ label: "a", value: "b" }] });
  expect(fingerprintsOf({ lead: "Un text\n", facts: [{ value: "b", label: "a" }] })).toBe(checked);
  expect(fingerprintsOf({ lead: "Un alt text", facts: [{ label: "a", value: "b" }] })).not.toBe(checked);
});

it("names each text that was changed under a doctor's signature, and no other", () => {
  const [service, ...others] = FIXTURE_CONTENT.services as [(typeof FIXTURE_CONTENT.services)[number]];
  const checkedBy = { name: "Dr. Ana", on: "2026-11-20", fingerprints: fingerprintsOf(service) };
  const changedPlaces = (changes: object) =>
    doctorProblems({
      ...FIXTURE_CONTENT,
      services: [{ ...service, checkedBy, ...changes }, ...others],
    }).map(({ path }) => path);
  expect(changedPlaces({})).toEqual([]);
  expect(changedPlaces({ lead: "Alte cuvinte." })).toEqual([["lead"]]);
  expect(changedPlaces({ menuNote: "alt" })).toEqual([]);
});
