/** Ids of the sections on an examination's page, and of the texts that open there. */
export const ANCHORS = {
  price: "pret",
  preparation: "pregatire",
  bring: "aduceti",
  takeOff: "deoparte",
  fear: "teama",
  tell: "spuneti",
  questions: "intrebari",
  shows: "arata",
  limits: "limite",
  during: "examinare",
  contrast: "contrast",
} as const;

/** Id of the clinic's address on the contact page. */
export const ADDRESS = "adresa";
