import { renderToStaticMarkup as shown } from "react-dom/server";
import { expect, it } from "vitest";
import { BodyPanel } from "#components/ServiceIndex/BodyPanel.tsx";
import { servicePath } from "#content/routes.ts";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";

const [service] = FIXTURE_SITE.services as [(typeof FIXTURE_SITE.services)[number]];

it("each place of the body leads to its examination; two examinations with one drawing have one place", () => {
  const [twin, other] = [
    { ...service, slug: "rmn-nou" },
    { ...service, slug: "rmn-altul", art: "pelvin" as const },
  ];
  const html = shown(<BodyPanel {...FIXTURE_SITE} services={[service, twin, other]} />);
  const paths = [service, other].map(({ slug }) => servicePath(slug));
  expect([...html.matchAll(/<a href="([^"]*)" data-region/g)].map(([, path]) => path)).toEqual(paths);
});

it("an examination whose price is told only by phone says so at its place of the body", () => {
  const price = { ...service.price, amounts: [], byPhone: "Umăr" };
  const html = shown(<BodyPanel {...FIXTURE_SITE} services={[{ ...service, price }]} />);
  expect(html).toContain(`<span>${FIXTURE_SITE.ui.service.byPhone}</span>`);
});
