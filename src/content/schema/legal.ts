import { z } from "astro/zod";
import { day, list, text, wholeNumber } from "../fields.ts";
import { reviewed, seo } from "./shared.ts";

/** A legal document: Markdown with this header. */
export const legalDocument = z.strictObject({
  order: wholeNumber("Locul în lista documentelor.", 1, 9),
  reviewed,
  version: day("Data versiunii în vigoare."),
  seo,
  title: text("Titlul documentului.", 80),
  description: text("O frază pentru cardul documentului."),
  highlights: list(text("O informație."), "Două sau trei informații scurte de pe card.", 2),
});
