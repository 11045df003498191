/** Anchor of the list of words on referrals. */
export const TERMS = "trimitere";
