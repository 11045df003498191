import { describe, expect, it } from "vitest";
import { collectFacts } from "../../src/content/tokens.ts";
import { allPages, lastModified, pageAt } from "../../src/lib/routes.ts";
import { structuredData } from "../../src/lib/seo/json-ld/graph.ts";
import { llmsFullTxt, llmsTxt } from "../../src/lib/seo/llms.ts";
import { webManifest } from "../../src/lib/seo/site-files.ts";
import { vCard } from "../../src/lib/vcard.ts";
import { FIXTURE_CONTENT, FIXTURE_SITE } from "../fixtures/content.ts";

/**
 * What machines are told of the tests' own clinic, whole, as files that a person has read once: a change shows in the
 * diff. Written again by `npx vitest run tests/unit/golden.test.ts -u`.
 */
const golden = (name: string, told: unknown) =>
  expect(typeof told === "string" ? told : `${JSON.stringify(told, null, 2)}\n`).toMatchFileSnapshot(
    `golden/${name}`,
  );

const clinic = { ...FIXTURE_SITE.clinic, footerPhone: "0256 123 456", email: "receptie@clinica.ro" };
const open = { ...FIXTURE_SITE, clinic: { ...clinic, placeholders: [] } };
const address = { origin: "https://clinica.ro", isPlaceholder: false };
const pages = () => allPages(open);

it("language models: the clinic in plain text, in short and whole", async () => {
  await golden("llms.txt", llmsTxt(open, address));
  await golden("llms-full.txt", llmsFullTxt(open, address));
});

describe("search engines: a graph for a page of each kind", () => {
  it.each(["/", "/servicii", "/servicii/rmn-cerebral", "/servicii/rmn-genunchi", "/contact", "/legal/gdpr"])(
    "%s",
    (path) => {
      const all = pages();
      const name = path === "/" ? "acasa" : path.slice(1).replaceAll("/", "-");
      return golden(`${name}.json`, JSON.parse(structuredData(pageAt(path, all), all, open, address)));
    },
  );
});

it("address books: the clinic's card", () =>
  golden("centru.vcf", vCard(open, `${address.origin}/`).replaceAll("\r\n", "\n")));

it("browsers: the manifest of a bookmark", () => golden("manifest.json", webManifest(clinic.name)));

it("all who ask for pages: the route map", () =>
  golden(
    "routes.json",
    pages().map(({ service, ...page }) => ({
      ...page,
      lastModified: lastModified(page),
      ...(service && { service: service.slug }),
    })),
  ));

it("texts: the facts that they may quote", () =>
  golden("facts.json", Object.fromEntries(collectFacts(FIXTURE_CONTENT))));
