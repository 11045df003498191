import type { BreadcrumbItem } from "../components/Breadcrumb/Breadcrumb.tsx";
import { type Page, pageAt } from "../lib/routes.ts";

/**
 * The trail from the home page to a page, as its visitors see it and as search engines read it. The last item, the
 * page itself, has no href; the home page's trail is that one item.
 */
export function breadcrumbs(page: Page, pages: readonly Page[]): BreadcrumbItem[] {
  const above = page.parent === undefined ? [] : breadcrumbs(pageAt(page.parent, pages), pages);
  return [...above.map((item) => ({ href: page.parent, ...item })), { label: page.name }];
}
