import { legalPath, servicePath } from "../lib/routes.ts";
import { type Content, contentPath } from "./files.ts";
import type { Finding } from "./problem.ts";

/** Menus: which pages each has to have, and whether a line leads where it says. */

const FILE = contentPath("navigation");

interface Line {
  readonly path: readonly PropertyKey[];
  readonly name: string;
  readonly href: string;
}

interface Item {
  readonly name: string;
  readonly href: string;
  readonly submenu?: readonly Item[] | undefined;
}

/** The pages that spec.md §2 asks for beside examinations and legal documents. */
const INFORMATION = ["/preturi-rmn", "/rmn-prin-cas", "/contact"];

/** Each menu with its lines, submenus after the line that they belong to, and the pages that it must have. */
function menus({ navigation, services, legal }: Content) {
  const { desktop, mobile, footer } = navigation;
  const examinations = services.map(({ slug }) => servicePath(slug));
  const documents = legal.map(({ slug }) => legalPath(slug));
  return (
    [
      [["desktop"], desktop, [...examinations, ...INFORMATION]],
      [["mobile"], mobile, ["/", "/servicii", ...examinations, ...INFORMATION]],
      [["footer", "servicii"], footer.servicii, examinations],
      [["footer", "informatii"], footer.informatii, INFORMATION],
      [["footer", "legal"], footer.legal, documents],
    ] as [PropertyKey[], readonly Item[], string[]][]
  ).map(([path, items, pages]) => ({ path, lists: listsIn(items, path), pages }));
}

/** A list and the lists below it. */
function listsIn(items: readonly Item[], path: readonly PropertyKey[]): Line[][] {
  const below = items.flatMap(({ submenu }, index) =>
    submenu ? listsIn(submenu, [...path, index, "submenu"]) : [],
  );
  return [items.map(({ name, href }, index) => ({ path: [...path, index], name, href })), ...below];
}

const titlesOf = ({ services, legal }: Content): ReadonlyMap<string, string> =>
  new Map([
    ...services.map(({ slug, title }) => [servicePath(slug), title] as const),
    ...legal.map(({ slug, title }) => [legalPath(slug), title] as const),
  ]);

/** Pages that a menu leaves out, pages twice in one list, names that belong to another page. */
export function menuProblems(content: Content): Finding[] {
  const all = menus(content);
  const pages = new Map([...titlesOf(content)].map(([href, title]) => [title, href]));
  for (const { name, href } of all.flatMap(({ lists }) => lists.flat())) {
    if (!pages.has(name)) pages.set(name, href);
  }
  return all.flatMap(({ path, lists, pages: wanted }) => {
    const linked = new Set(lists.flat().flatMap(({ name, href }) => [href, pages.get(name)]));
    return [
      ...wanted
        .filter((page) => !linked.has(page))
        .map((page) => ({
          file: FILE,
          path,
          remedy: `pagina ${page} nu apare în acest meniu; adăugați un rând cu „name” și „href: ${page}”`,
        })),
      ...lists.flatMap((lines) =>
        lines.flatMap(({ path, name, href }, index) => {
          const isRepeated = lines.findIndex((other) => other.href === href) < index;
          const isElsewhere = pages.get(name) !== href;
          const remedy = isElsewhere
            ? `„${name}” duce la ${href}, iar pagina cu acest nume este ${pages.get(name)}; scrieți adresa ei`
            : `pagina ${href} apare de două ori în aceeași listă; ștergeți un rând`;
          return isRepeated || isElsewhere ? [{ file: FILE, path, remedy }] : [];
        }),
      ),
    ];
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
      const remedy = `„${serviciu}” duce la ${href}, iar pagina investigației este ${own}; scrieți adresa ei`;
      return own && own !== href ? [{ file, path: [...path, index, "href"], remedy }] : [];
    }),
  );
}

/** Menus that call a page by another name than the page itself. */
export function menuNameProblems(content: Content): Finding[] {
  const titles = titlesOf(content);
  const lines = menus(content).flatMap(({ lists }) => lists.flat());
  return lines.flatMap(({ path, name, href }) => {
    const title = titles.get(href);
    if (!title || title === name) return [];
    return [
      { file: FILE, path, remedy: `pagina ${href} se numește „${title}”; scrieți și în meniu același nume` },
    ];
  });
}
