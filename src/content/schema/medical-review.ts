import { z } from "astro/zod";
import { day, object, rawText, rowsOrNone } from "./fields.ts";

/** Schema of the file with the texts that doctors have signed. Only the desk writes this file. */
export const medicalReview = object({
  units: rowsOrNone(
    object({
      unit: rawText("Numele textului semnat: foaia și câmpul.", 200),
      by: rawText("Cine a semnat, cu titlu și nume."),
      on: day("Ziua în care a semnat."),
      text: z.string().min(1).describe("Textul semnat, așa cum era."),
    }),
    "Textele semnate; le scrie Editare, în „Semnături”.",
  ),
});
