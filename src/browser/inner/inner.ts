/** What pages with sections or a sheet for paper gain from a browser with scripts. */
import { datePrints } from "./print-date.ts";
import { offerPrinting } from "./printing.ts";
import { markCurrentSection } from "./sections.ts";

offerPrinting(document);
datePrints(document);
markCurrentSection(document);
