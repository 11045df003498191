import { createRef } from "react";

/** The header's link to the home page, once the header is hydrated: the first link of a page for keyboard users. */
export const homeLink = createRef<HTMLAnchorElement>();
