/** What pages with sections or a sheet for paper gain from scripts; no other page fetches it. */
import { datePrints } from "./print-date.ts";
import { offerPrinting } from "./printing.ts";
import { markCurrentSection } from "./sections.ts";

offerPrinting(document);
datePrints(document);
markCurrentSection(document);
