import type { Edit } from "./edit.ts";
import { CLINIC_EDITS } from "./edits-clinic.ts";
import { LINKS_EDITS } from "./edits-links.ts";
import { PRICES_EDITS } from "./edits-prices.ts";

/** One mistake in the real content for every kind of message; docs/ghid-editare.md quotes messages made here. */
export const EDITS: readonly Edit[] = [...PRICES_EDITS, ...CLINIC_EDITS, ...LINKS_EDITS];
