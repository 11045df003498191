import { createRef } from "react";

/** The header's link to the home page, once the header is hydrated: the start of a page for the keyboard. */
export const homeLink = createRef<HTMLAnchorElement>();
