/** Where the site is public. */
export interface SiteAddress {
  /** Scheme and host without a slash at the end: „https://www.clinica.ro”. */
  readonly origin: string;
  /** The real address is not known yet: nothing may state it as a fact. */
  readonly isPlaceholder: boolean;
}

/** How data names a page: absolute, or relative to the site while its address is not known. */
export function dataUrl({ origin, isPlaceholder }: SiteAddress, path: string): string {
  return isPlaceholder ? path : origin + path;
}
