import { z } from "astro/zod";
import { fieldOf } from "./field-marks.ts";
import { FOLDERS, SINGLE_SCHEMA } from "./files.ts";

/** The fields of the whole content. `slug` and `body` are not among them, because no schema describes them. */
export const CONTENT_FIELD = fieldOf(
  SINGLE_SCHEMA.extend({
    services: z.array(FOLDERS.services.schema),
    legal: z.array(FOLDERS.legal.schema),
  }),
);
