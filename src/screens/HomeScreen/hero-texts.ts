import type { Site } from "#content/files.ts";

/** What the stars and their button say, out of the content, and no more. */
export const heroTexts = ({ home, ui }: Pick<Site, "home" | "ui">) => ({
  label: home.hero.figure,
  pause: ui.hero.pause,
  play: ui.hero.play,
});
