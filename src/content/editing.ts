/** What the clinic's desk needs of the site beside the content: it reaches the site through this folder alone. */

export { formatAmount, formatDay, formatDays, formatExtra, formatLei, formatPhone } from "#lib/format.ts";
export { today } from "#lib/open-now.ts";
export { bareLetters } from "#lib/referral-terms.ts";
export { plainText, type Rich } from "#lib/rich-text.ts";
export { allPages, legalPath, servicePath } from "./routes.ts";
export { collectFacts, fillInAll } from "./tokens.ts";
