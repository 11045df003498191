import type { Site } from "#content/files.ts";

/** The texts of the stars and their button: only what the browser needs. */
export const heroTexts = ({ home, ui }: Pick<Site, "home" | "ui">) => ({
  label: home.hero.figure,
  pause: ui.hero.pause,
  play: ui.hero.play,
});
