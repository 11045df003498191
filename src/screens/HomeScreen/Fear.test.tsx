import { renderToStaticMarkup as shown } from "react-dom/server";
import { expect, it } from "vitest";
import { Fear } from "#screens/HomeScreen/Fear.tsx";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";

it("the view from inside the scanner names all that helps against fear: light, staff, open ends, button, ears", () => {
  const { alt, ...labels } = FIXTURE_SITE.home.visit.scanner;
  const named = shown(<Fear site={FIXTURE_SITE} />).matchAll(/<li[^>]*>(.*?) <\/li>/g);
  expect([...named].map(([, label]) => label).sort()).toEqual(Object.values(labels).sort());
});
