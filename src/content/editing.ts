/**
 * Re-exports the functions outside `src/content` that the desk needs, because the desk may import only from
 * `src/content`.
 */

export {
  formatAmount,
  formatCount,
  formatDay,
  formatDays,
  formatExtra,
  formatLei,
  formatPhone,
} from "#lib/format.ts";
export { today } from "#lib/open-now.ts";
export { bareLetters } from "#lib/referral-terms.ts";
export { plainText, type Rich } from "#lib/rich-text.ts";
