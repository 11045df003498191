import type { Site } from "#content/files.ts";

/** The texts of the stars and their button, which are sent to the browser. */
export const heroTexts = ({ home, ui }: Pick<Site, "home" | "ui">) => ({
  label: home.hero.figure,
  pause: ui.hero.pause,
  play: ui.hero.play,
});
