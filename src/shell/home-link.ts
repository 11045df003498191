import { createRef } from "react";

/** The logo in the header, which links to the home page. It is null until the header is hydrated. */
export const homeLink = createRef<HTMLAnchorElement>();
