import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sitePolicy } from "../../hosting/site-files.ts";
import { builtPages, DIST, publicFiles, startTags } from "./built-site.ts";

const pages = builtPages();

describe.each(pages)("$path obeys the Content-Security-Policy", ({ html }) => {
  it("has no style attribute, no inline handler, no javascript: link", () => {
    const offences = startTags(html).flatMap(({ name, attributes }) =>
      [...attributes]
        .filter(([key, value]) => key === "style" || /^on[a-z]/.test(key) || /^\s*javascript:/i.test(value))
        .map(([key, value]) => `<${name} ${key}="${value}">`),
    );
    expect(offences).toEqual([]);
  });

  it("loads nothing from another host", () => {
    const loading = ["img", "script", "source", "iframe", "use", "video", "audio", "embed", "object"];
    const foreign = startTags(html)
      .filter(
        ({ name, attributes }) =>
          loading.includes(name) || /stylesheet|preload|icon/.test(attributes.get("rel") ?? ""),
      )
      .flatMap(({ attributes }) => ["src", "srcset", "href", "data"].map((key) => attributes.get(key) ?? ""))
      .filter((value) => /(^|\s)(https?:)?\/\//.test(value));
    expect(foreign).toEqual([]);
  });
});

it("holds drawings to the policy as well: no script, handler or style attribute in them", () => {
  const drawings = publicFiles().filter((file) => file.endsWith(".svg"));
  const offending = drawings.filter((file) =>
    /<script\b|\s(style|on[a-z]+)=/i.test(readFileSync(DIST + file, "utf8")),
  );
  expect(offending).toEqual([]);
});

it("is written out for hosts", () => {
  const policy = sitePolicy(DIST);
  for (const file of ["_headers", "_headers.nginx.conf"]) {
    expect(readFileSync(`${DIST}/${file}`, "utf8")).toContain(policy);
  }
});
