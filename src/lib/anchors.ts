/** Ids of the sections of an examination's page, including those that open and close. */
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
