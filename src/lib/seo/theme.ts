import { colourToken } from "../design-tokens.ts";

/** Grounds of the page, for the browser's frame. */
export const THEME_COLOUR = { paper: colourToken("paper"), night: colourToken("night-950") };
