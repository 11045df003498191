/** Grounds of the page in the words of the browser's frame: --paper and --night-950 of src/styles/tokens.css. */
export const THEME_COLOUR = { paper: "#fdfbf7", night: "#031113" } as const;
