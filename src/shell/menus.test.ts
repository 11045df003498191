import { expect, it } from "vitest";
import { servicePath } from "#content/routes.ts";
import { menusOf } from "#shell/menus.ts";
import { FIXTURE_SITE as content } from "#tests/fixtures/content.ts";

it("header, panel and footer list the examinations in the same order, that of the site", () => {
  const services = content.services.toReversed();
  const { desktop, mobile, footer } = menusOf({ ...content, services });
  const paths = services.map(({ slug }) => servicePath(slug));
  const [all, ...inPanel] = mobile[1]?.submenu ?? [];
  expect(all?.href).toBe("/servicii");
  for (const list of [desktop[0]?.submenu ?? [], inPanel, footer.servicii])
    expect(list.map(({ href }) => href)).toEqual(paths);
});
