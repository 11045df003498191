import type { Site } from "#content/files.ts";

/**
 * The texts that the moving stars and their pause button need. A page also contains them as JSON for
 * hydration, so no other texts of the home page are included.
 */
export const heroTexts = ({ home, ui }: Pick<Site, "home" | "ui">) => ({
  label: home.hero.figure,
  pause: ui.hero.pause,
  play: ui.hero.play,
});
