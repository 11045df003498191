import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PageHead } from "../../src/components/PageHead/PageHead.tsx";
import type { Site } from "../../src/content/files.ts";
import { containsPath, type MenuItem, withServiceDetails } from "../../src/lib/menu.ts";
import { asRich } from "../../src/lib/rich-text.ts";
import { SiteHeader } from "../../src/shell/SiteHeader/SiteHeader.tsx";
import { FIXTURE_SITE } from "../fixtures/content.ts";

const MENU: readonly MenuItem[] = [
  {
    name: "Servicii",
    href: "/servicii",
    submenu: [
      { name: "RMN cerebral", href: "/servicii/rmn-cerebral" },
      { name: "Toate", href: "/servicii" },
    ],
  },
  { name: "Contact", href: "/contact" },
];
const SERVICES = [{ slug: "rmn-cerebral", menuNote: "Cap", art: "cerebral" as const }];

const { clinic, navigation, ui } = FIXTURE_SITE;
const TEXTS = {
  ...FIXTURE_SITE,
  clinic: { ...clinic, headerPhone: "0256 000 001" },
  navigation: { ...navigation, desktop: MENU, mobile: MENU },
  ui: { ...ui, header: { ...ui.header, home: "Acasă" } },
} as Site;

const header = (path: string) => renderToStaticMarkup(<SiteHeader texts={TEXTS} path={path} tone="paper" />);

it("an entry has the page itself and those of its group", () => {
  const [services, contact] = MENU as [MenuItem, MenuItem];
  expect(containsPath(services, "/servicii")).toBe(true);
  expect(containsPath(services, "/servicii/rmn-cerebral")).toBe(true);
  expect(containsPath(services, "/contact")).toBe(false);
  expect(containsPath(contact, "/contact")).toBe(true);
});

it("entries of examinations get note and drawing, in a group or alone", () => {
  const [group, contact] = withServiceDetails(MENU, SERVICES);
  expect(group?.submenu?.[0]).toMatchObject({ name: "RMN cerebral", note: "Cap", art: "cerebral" });
  expect(group?.submenu?.[1]).toEqual({ name: "Toate", href: "/servicii" });
  expect(contact).toEqual({ name: "Contact", href: "/contact" });
  const alone = { name: "RMN cerebral", href: "/servicii/rmn-cerebral" };
  expect(withServiceDetails([alone], SERVICES)).toEqual([{ ...alone, note: "Cap", art: "cerebral" }]);
});

describe("the header", () => {
  it("marks the current page in both menus, its group as well", () => {
    const markup = header("/servicii/rmn-cerebral");
    expect(markup.match(/<a[^>]*aria-current="page"[^>]*>/g)).toHaveLength(2);
    expect(markup).toMatch(/<button[^>]*aria-current="true"[^>]*>Servicii/);
    expect(markup).toMatch(/<details open=""><summary[^>]*aria-current="true"/);
    expect(header("/contact")).toMatch(/<details><summary(?![^>]*aria-current)/);
  });

  it("calls the clinic by button, icon and panel", () => {
    expect(header("/").match(/href="tel:\+40256000001"/g)).toHaveLength(3);
  });

  it("ties each button to what it opens", () => {
    const markup = header("/");
    for (const [, id] of markup.matchAll(/popoverTarget="([^"]*)"/gi)) expect(markup).toContain(`id="${id}"`);
    expect(markup).toMatch(/<a href="\/" [^>]*aria-label="Acasă"/);
  });
});

it("the trail ends at the page itself, which is no link", () => {
  const markup = renderToStaticMarkup(
    <PageHead
      trail={{ label: "Fir", steps: [{ label: "Acasă", href: "/" }, { label: "Contact" }] }}
      title="Contact"
      lead={asRich("Unde suntem.")}
    />,
  );
  expect(markup).toContain('<li><a href="/">Acasă</a></li><li><span aria-current="page">Contact</span></li>');
});
