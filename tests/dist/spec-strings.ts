/** The strings that docs/requirements.md quotes; everything else that a page says is the owner's, in content/. */

/** On every page: header, menus and footer. */
export const EVERYWHERE = [
  "Informațiile au caracter orientativ. Consultați medicul specialist.",
  "Servicii RMN",
  "Prețuri & CAS",
  "Toate Investigațiile",
  "Programează-te",
  "Prețuri RMN",
  "RMN prin CAS",
  "Acasă",
  "Contact",
  "Informații",
  "Legal",
];

export const CALL = "Sună acum!";
export const BADGE = "Decontat CAS";
export const MORE = "Află mai multe";
export const CLINIC_CARD = "Centru RMN Timișoara";
export const NOT_FOUND = { title: "Oops! Page not found", link: "Return to Home" };
