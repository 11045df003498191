import { THEME_COLOUR } from "./theme.ts";

const icon = (file: string, size: number, purpose?: "maskable") => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: "image/png",
  ...(purpose && { purpose }),
});

/**
 * The web app manifest: name, colours and icons for a bookmark on the home screen. The site stays in the browser,
 * whose address bar and back button people know.
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
    icons: [
      icon("icon-192.png", 192),
      icon("icon-512.png", 512),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
  };
}
