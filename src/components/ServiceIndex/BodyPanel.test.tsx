import { renderToStaticMarkup as shown } from "react-dom/server";
import { expect, it } from "vitest";
import { BodyPanel } from "#components/ServiceIndex/BodyPanel.tsx";
import { servicePath } from "#content/routes.ts";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";

const [service] = FIXTURE_SITE.services as [(typeof FIXTURE_SITE.services)[number]];

it("the body has one link for each drawing, also if two examinations share a drawing", () => {
  const html = shown(<BodyPanel {...FIXTURE_SITE} services={[service, { ...service, slug: "rmn-nou" }]} />);
  expect(html.match(/href="[^"]*"/g)).toEqual([`href="${servicePath(service.slug)}"`]);
});
