import { z } from "astro/zod";
import { FOLDERS, SINGLE_SCHEMA } from "../files.ts";
import { fieldOf } from "./field-marks.ts";

/** The fields of the whole content, except `slug` and `body`, because no schema describes these two. */
export const CONTENT_FIELD = fieldOf(
  SINGLE_SCHEMA.extend({
    services: z.array(FOLDERS.services.schema),
    legal: z.array(FOLDERS.legal.schema),
  }),
);
