import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { DIST } from "./crawl.ts";

it.each(["react ", "react-dom ", "scheduler ", "with Reserved Font Name 'Source'", "The Ysabeau Project"])(
  "the site carries the licence of what it brings to the browser: %s",
  (name) => {
    expect(readFileSync(join(DIST, "licente.txt"), "utf8")).toMatch(new RegExp(`^.*${name}.*$`, "m"));
  },
);

it("lists the same packages and every font for machines, each with its licence and checksum", () => {
  const bill = JSON.parse(readFileSync(join(DIST, "sbom.cdx.json"), "utf8"));
  expect(bill).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6" });
  const notices = readFileSync(join(DIST, "licente.txt"), "utf8");
  for (const { type, name, version, purl, licenses, hashes } of bill.components) {
    if (type === "library") expect(notices).toContain(`${name} ${version}\n`);
    if (type === "library") expect(decodeURIComponent(purl)).toBe(`pkg:npm/${name}@${version}`);
    expect(licenses[0].license.id).toBeTruthy();
    expect(hashes[0].content).toMatch(/^[0-9a-f]{128}$/);
  }
  expect(bill.components.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(["react", "react-dom", "scheduler"]),
  );
  const shipped = readdirSync(join(DIST, "assets")).filter((file) => file.endsWith(".woff2"));
  const fonts = bill.components.filter(({ type }: { type: string }) => type === "file");
  expect(fonts).toHaveLength(shipped.length);
});
