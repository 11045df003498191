import { asRich, inlineParts } from "../lib/rich-text.ts";
import { legalPath, servicePath } from "../lib/routes.ts";
import { type Content, contentPath } from "./files.ts";
import { type Finding, finding, type Path } from "./problem.ts";
import { namesOther } from "./relations.ts";
import { textsOf } from "./texts.ts";

/** Menus: which pages each has to have, and whether a line leads where it says. */

interface Item {
  readonly name: string;
  readonly href: string;
  readonly submenu?: readonly Item[] | undefined;
}

/** The lines of a list and of the lists below it. */
const rowsOf = (list: Path, items: readonly Item[]): (Item & { list: string; path: Path })[] =>
  items.flatMap((item, index) => [
    { ...item, list: list.join(), path: [...list, index] },
    ...rowsOf([...list, index, "submenu"], item.submenu ?? []),
  ]);

/** The pages that docs/requirements.md (2.1) asks for beside examinations and legal documents. */
const INFORMATION = ["/preturi-rmn", "/rmn-prin-cas", "/contact"];

/** Each menu's lines, with the pages that it must have. */
function menus({ navigation, services, legal }: Content) {
  const { desktop, mobile, footer } = navigation;
  const examinations = services.map(({ slug }) => servicePath(slug));
  const documents = legal.map(({ slug }) => legalPath(slug));
  const menu = (path: Path, items: readonly Item[], ...pages: readonly string[]) => {
    return { path, rows: rowsOf(path, items), pages };
  };
  return [
    menu(["desktop"], desktop, ...examinations, ...INFORMATION),
    menu(["mobile"], mobile, "/", "/servicii", ...examinations, ...INFORMATION),
    menu(["footer", "servicii"], footer.servicii, ...examinations),
    menu(["footer", "informatii"], footer.informatii, ...INFORMATION),
    menu(["footer", "legal"], footer.legal, ...documents),
  ];
}

const FILE = contentPath("navigation");

const titlesOf = ({ services, legal }: Content) => [
  ...services.map(({ slug, title }) => [title, servicePath(slug)] as const),
  ...legal.map(({ slug, title }) => [title, legalPath(slug)] as const),
];

const elsewhere = (file: string, path: Path, name: string, href: string, page = "") => {
  const remedy = `„${name}” duce la ${href}, iar pagina cu acest nume este ${page}; scrieți adresa ei`;
  return finding("name-elsewhere", file, path, remedy);
};

/** Pages that a menu leaves out, pages twice in one list, names that belong to another page. */
export function menuProblems(content: Content): Finding[] {
  const all = menus(content);
  const pages = new Map([
    ...all.flatMap(({ rows }) => rows.map(({ name, href }) => [name, href] as const)).toReversed(),
    ...titlesOf(content),
  ]);
  return all.flatMap((menu) => {
    const linked = new Set(menu.rows.flatMap(({ name, href }) => [href, pages.get(name)]));
    const missing = menu.pages.filter((page) => !linked.has(page));
    return [
      ...missing.map((page) => {
        const remedy = `pagina ${page} nu apare în acest meniu; adăugați un rând cu „name” și „href: ${page}”`;
        return finding("menu-missing", FILE, menu.path, remedy);
      }),
      ...menu.rows.flatMap(({ name, href, list, path }, index) => {
        if (pages.get(name) !== href) return elsewhere(FILE, path, name, href, pages.get(name));
        const remedy = `pagina ${href} apare de două ori în aceeași listă; ștergeți un rând`;
        const isTwice = menu.rows.slice(0, index).some((row) => row.list === list && row.href === href);
        return isTwice ? finding("menu-twice", FILE, path, remedy) : [];
      }),
    ];
  });
}

/** Rows of the price tables, and links, that name one page and lead to another of the site. */
export function pageNameProblems(content: Content): Finding[] {
  const { services } = content;
  const rows = (file: string, path: Path, all: Content["prices"]["rows"]) =>
    all.flatMap(({ serviciu, href }, index) => {
      const own = services.find(({ slug }) => servicePath(slug) === href);
      const other = own && namesOther(serviciu, own, services);
      return other ? elsewhere(file, [...path, index, "href"], serviciu, href, servicePath(other.slug)) : [];
    });
  const pages = new Map(titlesOf(content));
  return [
    ...rows(contentPath("prices"), ["rows"], content.prices.rows),
    ...rows(contentPath("pricesPage"), ["others", "rows"], content.pricesPage.others.rows),
    ...textsOf(content).flatMap(({ file, path, value }) =>
      inlineParts(asRich(value)).flatMap((part) => {
        const page = part.kind === "link" && part.href.startsWith("/") ? pages.get(part.text) : undefined;
        if (part.kind !== "link" || !page || page === part.href.split("#")[0]) return [];
        return { ...elsewhere(file, path, part.text, part.href, page), sign: part.text };
      }),
    ),
  ];
}

/** Menus that call a page by another name than the page itself. */
export function menuNameProblems(content: Content): Finding[] {
  const titles = new Map(titlesOf(content).map(([title, href]) => [href, title]));
  const rows = menus(content).flatMap((menu) => menu.rows);
  return rows.flatMap(({ name, href, path }) => {
    const title = titles.get(href) ?? name;
    const remedy = `pagina ${href} se numește „${title}”; scrieți și în meniu același nume`;
    return title === name ? [] : finding("menu-name", FILE, path, remedy);
  });
}
