import { expect, it } from "vitest";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";
import { vCard } from "./vcard.ts";

const { ui } = FIXTURE_SITE;
const clinic = { ...FIXTURE_SITE.clinic, footerPhone: "0256 123 456" };
const card = (changes: object) => vCard({ ui, clinic: { ...clinic, ...changes } }, "https://www.exemplu.ro");

it("a vCard contains each phone number once", () => {
  expect(card({}).match(/\.TEL/g)).toHaveLength(2);
  expect(card({ footerPhone: clinic.headerPhone }).match(/\.TEL/g)).toHaveLength(1);
});
