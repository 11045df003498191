import { lastModified, type Page } from "#content/routes.ts";
import { colourToken } from "#styles/colour-token.ts";

/** Background colours of pages, with which browsers colour their own bars (`theme-color`). */
export const THEME_COLOUR = { paper: colourToken("paper"), night: colourToken("night-950") };

const icon = (name: string, size: number) => ({
  src: `/icon-${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
});

/**
 * The web app manifest: name, colours and icons for a bookmark on the home screen. A bookmark opens the
 * browser, not an app window, because people know the browser's address bar and back button.
 */
export function webManifest(name: string) {
  return {
    name,
    short_name: name,
    lang: "ro",
    start_url: "/",
    display: "browser",
    background_color: THEME_COLOUR.paper,
    theme_color: THEME_COLOUR.paper,
    icons: [icon("192", 192), icon("512", 512), { ...icon("maskable-512", 512), purpose: "maskable" }],
  };
}

/** sitemap.xml: every public page with the latest day on which its content was reviewed. */
export function sitemapXml(pages: readonly Pick<Page, "path" | "reviewed">[], origin: string): string {
  // Paths contain only letters, digits, hyphens and slashes (content schema), so nothing needs escaping.
  const entries = pages.map(
    (page) => `<url><loc>${origin}${page.path}</loc><lastmod>${lastModified(page)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/** robots.txt: allows everything and names the sitemap. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`;
}
