import type { Edit } from "./edit";
import { CLINIC_EDITS } from "./edits-clinic";
import { LINKS_EDITS } from "./edits-links";
import { PRICES_EDITS } from "./edits-prices";

/** One mistake in the real content for every kind of message; docs/ghid-editare.md quotes messages made here. */
export const EDITS: readonly Edit[] = [...PRICES_EDITS, ...CLINIC_EDITS, ...LINKS_EDITS];
