import type { Site } from "../../content/files.ts";

/** What the header's controls are called, and what its panel says of the clinic: the call, the hours, the address. */
export type HeaderLabels = Site["ui"]["header"] & Record<"call" | "hours" | "address", string>;
