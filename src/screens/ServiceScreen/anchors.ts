/** Addresses of the sections of an examination's page, and of the texts that open there. */
export const ANCHORS = {
  price: "pret",
  preparation: "pregatire",
  bring: "aduceti",
  takeOff: "deoparte",
  fear: "teama",
  tell: "spuneti",
  questions: "intrebari",
  shows: "arata",
  during: "examinare",
  contrast: "contrast",
} as const;
