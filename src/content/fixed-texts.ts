/**
 * Texts that the specification prescribes letter by letter (docs/requirements.md). They are in no file of `content/`,
 * because nobody may change them. The 404 page is in English.
 */
export const FIXED = {
  callNow: "Sună acum!",
  book: "Programează-te",
  more: "Află mai multe",
  cas: "Decontat CAS",
  disclaimer: "Informațiile au caracter orientativ. Consultați medicul specialist.",
  notFound: ["Oops! ", "Page not found"],
  returnHome: "Return to Home",
} as const;
