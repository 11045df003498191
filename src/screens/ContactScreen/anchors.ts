/** Anchor of the address. */
export const ADDRESS = "adresa";
