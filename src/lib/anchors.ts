/** Ids of the sections of an examination, and of the texts that open there. */
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

/** Address of the clinic on the contact page. */
export const ADDRESS = "adresa";
