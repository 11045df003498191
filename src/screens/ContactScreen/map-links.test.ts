import { expect, it } from "vitest";
import { mapLinks } from "./map-links.ts";

it("links to map services contain the complete address", () => {
  for (const link of Object.values(mapLinks("Strada Ștrandului 4, Timișoara"))) {
    expect(new URL(link).protocol).toBe("https:");
    expect([...new URL(link).searchParams.values()]).toContain("Strada Ștrandului 4, Timișoara");
  }
});
