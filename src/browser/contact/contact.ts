/** What the contact page gains from a browser with scripts. */
import { offerCopying } from "./copy-address.ts";
import { markToday } from "./today.ts";

offerCopying(document);
markToday(document, new Date());
