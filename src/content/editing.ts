/**
 * Re-exports the functions of the site that the desk needs besides the content: the desk imports from the site only what
 * is in this folder.
 */

export { formatAmount, formatDay, formatDays, formatExtra, formatLei, formatPhone } from "#lib/format.ts";
export { today } from "#lib/open-now.ts";
export { bareLetters } from "#lib/referral-terms.ts";
export { plainText, type Rich } from "#lib/rich-text.ts";
export { allPages, legalPath, servicePath } from "./routes.ts";
export { collectFacts, fillInAll } from "./tokens.ts";
