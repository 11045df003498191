import type { Service, Site } from "../../content/files.ts";

/** What every part of the page of an examination gets. */
export interface ServiceProps {
  service: Service;
  texts: Site;
}

/** Addresses of the sections of the page. */
export const ANCHORS = {
  price: "pret",
  preparation: "pregatire",
  bring: "aduceti",
  tell: "spuneti",
  questions: "intrebari",
} as const;
