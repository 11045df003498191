/**
 * Letters with a cedilla, from old keyboard layouts and documents, and the Romanian letters (comma below)
 * that they stand for.
 */
const COMMA: Readonly<Record<string, string>> = { ş: "ș", Ş: "Ș", ţ: "ț", Ţ: "Ț" };

/**
 * Writes letters and spaces in the one form that pages use, which changes the meaning of no text: letters of
 * one character, a comma below „ș” and „ț”, no ligatures („ﬁ”) and no special spaces, which come from other
 * programs. The lines of the text stay the same.
 */
export const normaliseLetters = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/^\uFEFF+/, "")
    .replaceAll(/[şŞţŢ]/g, (letter) => COMMA[letter] ?? letter)
    .replaceAll(/[\uFB00-\uFB06]/g, (letters) => letters.normalize("NFKC"))
    .replaceAll(/[\u00A0\u2028\u2029\u202F]/g, " ");
