import { createRef } from "react";

/** The header's link to the first page, once the header is live: the beginning of a page for the keyboard. */
export const homeLink = createRef<HTMLAnchorElement>();
