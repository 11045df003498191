import { legalPath, servicePath } from "../lib/routes.ts";
import { type Content, contentPath } from "./files.ts";
import type { Finding } from "./problem.ts";

/** Menus: which pages each has to have, and whether a line leads where it says. */

interface Item {
  readonly name: string;
  readonly href: string;
  readonly submenu?: readonly Item[] | undefined;
}

interface List {
  readonly path: readonly PropertyKey[];
  readonly items: readonly Item[];
}

/** A list and the lists below it. */
const listsIn = ({ path, items }: List): List[] => [
  { path, items },
  ...items.flatMap(({ submenu }, index) =>
    submenu ? listsIn({ path: [...path, index, "submenu"], items: submenu }) : [],
  ),
];

/** The pages that spec.md §2 asks for beside examinations and legal documents. */
const INFORMATION = ["/preturi-rmn", "/rmn-prin-cas", "/contact"];

/** Each menu with the pages that it must have. */
function menus({ navigation, services, legal }: Content): (List & { readonly pages: readonly string[] })[] {
  const { desktop, mobile, footer } = navigation;
  const examinations = services.map(({ slug }) => servicePath(slug));
  const documents = legal.map(({ slug }) => legalPath(slug));
  return [
    { path: ["desktop"], items: desktop, pages: [...examinations, ...INFORMATION] },
    { path: ["mobile"], items: mobile, pages: ["/", "/servicii", ...examinations, ...INFORMATION] },
    { path: ["footer", "servicii"], items: footer.servicii, pages: examinations },
    { path: ["footer", "informatii"], items: footer.informatii, pages: INFORMATION },
    { path: ["footer", "legal"], items: footer.legal, pages: documents },
  ];
}

const titlesOf = ({ services, legal }: Content) => [
  ...services.map(({ slug, title }) => [title, servicePath(slug)] as const),
  ...legal.map(({ slug, title }) => [title, legalPath(slug)] as const),
];

const elsewhere = (name: string, href: string, page = "") => ({
  rule: "name-elsewhere",
  remedy: `„${name}” duce la ${href}, iar pagina cu acest nume este ${page}; scrieți adresa ei`,
});

/** Pages that a menu leaves out, pages twice in one list, names that belong to another page. */
export function menuProblems(content: Content): Finding[] {
  const file = contentPath("navigation");
  const all = menus(content);
  const lines = all.flatMap(listsIn).flatMap(({ items }) => items);
  const pages = new Map([
    ...lines.toReversed().map(({ name, href }) => [name, href] as const),
    ...titlesOf(content),
  ]);
  return all.flatMap((menu) => {
    const lists = listsIn(menu);
    const linked = new Set(
      lists.flatMap(({ items }) => items).flatMap(({ name, href }) => [href, pages.get(name)]),
    );
    const missing = menu.pages
      .filter((page) => !linked.has(page))
      .map((page) => {
        const remedy = `pagina ${page} nu apare în acest meniu; adăugați un rând cu „name” și „href: ${page}”`;
        return { rule: "menu-missing", file, path: menu.path, remedy };
      });
    const wrong = lists.flatMap(({ path, items }) =>
      items.flatMap(({ name, href }, index) => {
        const place = { file, path: [...path, index] };
        if (pages.get(name) !== href) return [{ ...place, ...elsewhere(name, href, pages.get(name)) }];
        if (items.findIndex((other) => other.href === href) === index) return [];
        const remedy = `pagina ${href} apare de două ori în aceeași listă; ștergeți un rând`;
        return [{ rule: "menu-twice", ...place, remedy }];
      }),
    );
    return [...missing, ...wrong];
  });
}

/** Rows of the price tables that name one examination and lead to another. */
export function priceLinkProblems({ prices, pricesPage, services }: Content): Finding[] {
  const tables = [
    { file: contentPath("prices"), path: ["rows"], rows: prices.rows },
    { file: contentPath("pricesPage"), path: ["others", "rows"], rows: pricesPage.others.rows },
  ];
  return tables.flatMap(({ file, path, rows }) =>
    rows.flatMap(({ serviciu, href }, index) => {
      const named = services.find(({ title }) => serviciu.startsWith(title));
      const own = named && servicePath(named.slug);
      if (!own || own === href) return [];
      return [{ file, path: [...path, index, "href"], ...elsewhere(serviciu, href, own) }];
    }),
  );
}

/** Menus that call a page by another name than the page itself. */
export function menuNameProblems(content: Content): Finding[] {
  const titles = new Map(titlesOf(content).map(([title, href]) => [href, title]));
  return menus(content)
    .flatMap(listsIn)
    .flatMap(({ path, items }) =>
      items.flatMap(({ name, href }, index) => {
        const title = titles.get(href) ?? name;
        const remedy = `pagina ${href} se numește „${title}”; scrieți și în meniu același nume`;
        const place = { file: contentPath("navigation"), path: [...path, index] };
        return title === name ? [] : [{ rule: "menu-name", ...place, remedy }];
      }),
    );
}
