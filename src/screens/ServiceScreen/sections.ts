/** Addresses of the sections of a service page. */
export const ANCHORS = {
  price: "pret",
  preparation: "pregatire",
  bring: "aduceti",
  tell: "spuneti",
  questions: "intrebari",
} as const;
