/**
 * Re-exports functions of `src/lib` for the desk, which imports only from `src/content` (desk/README.md).
 */

export { today } from "#lib/clock.ts";
export {
  formatAmount,
  formatCount,
  formatDay,
  formatDays,
  formatExtra,
  formatLei,
  formatPhone,
} from "#lib/format.ts";
export { bareLetters } from "#lib/referral-terms.ts";
export { plainText, type Rich } from "#lib/rich-text.ts";
