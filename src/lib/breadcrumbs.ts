import type { BreadcrumbItem } from "../components/Breadcrumb/Breadcrumb.tsx";
import type { Page } from "./seo/pages.ts";

/**
 * The trail from the home page to a page, as its visitors see it and as search engines read it. The last item, the
 * page itself, has no href; the home page's trail is that one item.
 * @throws when there is no page at `path`
 */
export function breadcrumbs(
  path: string,
  pages: readonly Pick<Page, "path" | "parent" | "name">[],
): BreadcrumbItem[] {
  const page = pages.find((other) => other.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  const above = page.parent === undefined ? [] : breadcrumbs(page.parent, pages);
  return [...above.map((item) => ({ href: page.parent, ...item })), { label: page.name }];
}
