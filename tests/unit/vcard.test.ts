import { expect, it } from "vitest";
import { mapLinks } from "../../src/lib/map-links.ts";
import { vCard } from "../../src/lib/vcard.ts";
import { FIXTURE_SITE } from "../fixtures/content.ts";

const { clinic, ui } = FIXTURE_SITE;
const card = (changes: object) => vCard({ ui, clinic: { ...clinic, ...changes } }, "https://www.exemplu.ro");

it("ends each line as the standard asks, and makes none longer than 75 octets", () => {
  const text = card({
    name: "Centrul de imagistică prin rezonanță magnetică nucleară și investigații, Timișoara",
  });
  expect(text.endsWith("END:VCARD\r\n")).toBe(true);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain("nucleară și investigații\\, Timișoara\r\n");
});

it("names a number once", () => {
  expect(card({}).match(/\.TEL/g)).toHaveLength(2);
  expect(card({ footerPhone: clinic.headerPhone }).match(/\.TEL/g)).toHaveLength(1);
});

it("escapes what separates values", () => {
  expect(card({ address: { ...clinic.address, street: "Strada A; nr. 4, sc. B" } })).toContain(
    ";;Strada A\\; nr. 4\\, sc. B;",
  );
  expect(card({ name: "Centrul\nRMN" })).toContain("FN:Centrul\\nRMN\r\n");
});

it("hands the place to the map services whole", () => {
  for (const link of Object.values(mapLinks("Strada Ștrandului 4, Timișoara"))) {
    expect(new URL(link).protocol).toBe("https:");
    expect([...new URL(link).searchParams.values()]).toContain("Strada Ștrandului 4, Timișoara");
  }
});
