import type { MenuItem } from "../entities.ts";
import { type Content, contentPath } from "../files.ts";
import { type Finding, finding, type Path } from "../findings/finding.ts";
import { legalPath, servicePath } from "../routes.ts";

/** Checks the menus: each must contain certain pages, and an entry must lead to the page that it names. */

/**
 * The entries of a menu and of its submenus in one array. `list` is the path of the menu or submenu that
 * contains the entry, `path` the path of the entry itself.
 */
const rowsOf = (list: Path, items: readonly MenuItem[]): (MenuItem & { list: Path; path: Path })[] =>
  items.flatMap((item, index) => [
    { ...item, list, path: [...list, index] },
    ...rowsOf([...list, index, "submenu"], item.submenu ?? []),
  ]);

/** The pages that docs/requirements.md (2.1) requires besides examinations and legal documents. */
const INFORMATION = ["/preturi-rmn", "/rmn-prin-cas", "/contact"];

interface Menu {
  /** The path of the menu's list in the file. */
  readonly path: Path;
  /** The entries of the menu and of its submenus. */
  readonly rows: ReturnType<typeof rowsOf>;
  /** The pages that the menu must contain. */
  readonly pages: readonly string[];
}

function menus({ navigation, services, legal }: Content): Menu[] {
  const { desktop, mobile, footer } = navigation;
  const examinations = services.map(({ slug }) => servicePath(slug));
  const menu = (path: Path, items: readonly MenuItem[], pages: readonly string[]) => {
    return { path, rows: rowsOf(path, items), pages };
  };
  return [
    menu(["desktop"], desktop, [...examinations, ...INFORMATION]),
    menu(["mobile"], mobile, ["/", "/servicii", ...examinations, ...INFORMATION]),
    menu(["footer", "servicii"], footer.servicii, examinations),
    menu(["footer", "informatii"], footer.informatii, INFORMATION),
    menu(
      ["footer", "legal"],
      footer.legal,
      legal.map(({ slug }) => legalPath(slug)),
    ),
  ];
}

const MENU_FILE = contentPath("navigation");

/** The paths of the pages of examinations and legal documents, by title. */
const titlesOf = ({ services, legal }: Content) =>
  new Map([
    ...services.map(({ slug, title }) => [title, servicePath(slug)] as const),
    ...legal.map(({ slug, title }) => [title, legalPath(slug)] as const),
  ]);

/**
 * Findings for required pages that a menu lacks, for pages that a list contains twice, and for entries with
 * the name of another page.
 */
export function menuProblems(content: Content): Finding[] {
  const all = menus(content);
  /**
   * The page that each name of an entry means: the page with this title or, if there is none, the target of
   * the first entry with this name. All entries with the name must lead to this page.
   */
  const pages = new Map<string, string>();
  for (const { name, href } of all.flatMap(({ rows }) => rows)) if (!pages.has(name)) pages.set(name, href);
  for (const [title, page] of titlesOf(content)) pages.set(title, page);
  return all.flatMap((menu) => [...missingPages(menu, pages), ...wrongEntries(menu, pages)]);
}

/** Findings for required pages that no entry of the menu links to or names. */
function missingPages({ path, rows, pages: required }: Menu, pages: ReadonlyMap<string, string>): Finding[] {
  const listed = new Set(rows.flatMap(({ name, href }) => [href, pages.get(name)]));
  return required
    .filter((page) => !listed.has(page))
    .map((page) => finding("menu-missing", MENU_FILE, path, { page }));
}

/** Findings for entries that lead elsewhere than their name says, or that repeat an entry of their list. */
function wrongEntries({ rows }: Menu, pages: ReadonlyMap<string, string>): Finding[] {
  return rows.flatMap(({ name, href, list, path }, index) => {
    const page = pages.get(name);
    if (page !== href) return finding("name-elsewhere", MENU_FILE, path, { name, href, page });
    const isTwice = rows.slice(0, index).some((row) => row.href === href && row.list === list);
    return isTwice ? finding("menu-twice", MENU_FILE, path, { page }) : [];
  });
}

/** Findings for menu entries whose name differs from the title of the page. */
export function menuNameProblems(content: Content): Finding[] {
  const titles = new Map([...titlesOf(content)].map(([title, href]) => [href, title]));
  return menus(content)
    .flatMap(({ rows }) => rows)
    .flatMap(({ name, href, path }) => {
      const title = titles.get(href);
      return title === undefined || title === name
        ? []
        : finding("menu-name", MENU_FILE, path, { href, title });
    });
}
