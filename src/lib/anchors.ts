/**
 * The ids of the places to which links lead. The addresses of these places are in texts of the content and in
 * links on other websites, so an id must not change.
 */

/** Sections of an examination's page, including those that open and close. */
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

/** Ids of sections of the home page. The ids of its questions are in the content. */
export const HOME_ANCHORS = { implant: "implant", fear: "teama" } as const;

/** Id of the section of the contact page that shows the street address of the clinic. */
export const ADDRESS = "adresa";
