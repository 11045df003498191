/** Addresses of the sections of an examination's page. */
export const ANCHORS = {
  price: "pret",
  preparation: "pregatire",
  bring: "aduceti",
  tell: "spuneti",
  questions: "intrebari",
} as const;
