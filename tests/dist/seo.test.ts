import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { allPages, lastModified } from "#content/routes.ts";
import { getSite } from "#content/site.ts";
import { attribute, crawl, DIST, internalLinks, meta, textOf } from "./crawl.ts";

const site = getSite();

const expected = allPages(site);
const { siteUrl: origin } = site.clinic;
const crawled = crawl();
const pages = crawled.filter(({ path }) => path !== undefined);

describe.each(pages)("$path", (page) => {
  const { path, document } = page;
  const image = new URL(meta(page, "og:image") ?? "", origin);

  it("has a title and a description for search results", () => {
    expect(textOf(document.querySelector("title")).length).toBeLessThanOrEqual(60);
    expect(meta(page, "description")?.length).toBeGreaterThanOrEqual(120);
    expect(meta(page, "description")?.length).toBeLessThanOrEqual(155);
    expect(meta(page, "robots")).toBeUndefined();
  });

  it("has one canonical link", () => {
    const canonical = document.querySelectorAll('link[rel="canonical"]');
    expect(canonical.map((link) => attribute(link, "href"))).toEqual([origin + path]);
    expect(meta(page, "og:url")).toBe(origin + path);
  });

  it("has title, description and picture for link previews", () => {
    expect(meta(page, "og:title")).toBe(textOf(document.querySelector("title")));
    expect(meta(page, "og:description")).toBe(meta(page, "description"));
    expect(meta(page, "og:image:alt")).toContain(site.clinic.name);
    expect(meta(page, "twitter:card")).toBe("summary_large_image");
    expect(image.origin).toBe(origin);
  });

  it("has a social picture of the declared size", async () => {
    const file = readFileSync(DIST + image.pathname);
    const { width, height } = await sharp(file).metadata();
    expect([meta(page, "og:image:width"), meta(page, "og:image:height")]).toEqual([`${width}`, `${height}`]);
    expect([width, height]).toEqual([1200, 630]);
    expect(file.length).toBeLessThanOrEqual(150 * 1024);
  });

  it("has links with names that say where they lead", () => {
    for (const { name } of internalLinks(page)) {
      expect(name).toMatch(/\p{L}{3}/u);
      expect(name).not.toMatch(/^(click )?(aici|link|detalii|mai mult)$/i);
    }
  });

  it("has no two links with the same name to different destinations", () => {
    const targets = Map.groupBy(internalLinks(page), ({ name }) => name);
    const ambiguous = [...targets]
      .map(([name, links]) => [name, ...new Set(links.map(({ href }) => href))])
      .filter(({ length }) => length > 2);
    expect(ambiguous).toEqual([]);
  });
});

it("gives each page its own social picture", () => {
  expect(new Set(pages.map((page) => meta(page, "og:image"))).size).toBe(pages.length);
});

it("tells search engines not to list the 404 page", () => {
  const notFound = crawled.filter(({ path }) => path === undefined);
  expect(notFound).toHaveLength(1);
  for (const page of notFound) {
    expect(meta(page, "robots")).toBe("noindex");
    expect(meta(page, "og:image")).toBeUndefined();
    expect(page.document.querySelector('link[rel="canonical"]')).toBeNull();
    expect(page.document.querySelector('script[type="application/ld+json"]')).toBeNull();
  }
});

const read = (file: string) => readFileSync(`${DIST}/${file}`, "utf8");

it("lists all pages in the sitemap, each with the day on which its texts were last reviewed", () => {
  const entries = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)];
  expect(entries.map(([, address, day]) => [address, day])).toEqual(
    expected.map((page) => [origin + page.path, lastModified(page)]),
  );
  expect(read("robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

it("declares icons of their actual sizes", async () => {
  const { icons } = JSON.parse(read("site.webmanifest")) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(DIST + src).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
