/** What the contact page gains from a browser with scripts; fetched by that page alone. */
import { offerCopying } from "./copy-address.ts";
import { markToday } from "./today.ts";

offerCopying(document);
markToday(document, new Date());
