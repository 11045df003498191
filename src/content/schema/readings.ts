import { z } from "astro/zod";
import { day, object, rawText, rowsOrNone } from "./fields.ts";

/** Schema of the file that says who has read which sheet. Only the desk writes this file. */
export const readings = object({
  items: rowsOrNone(
    object({
      sheet: rawText("Foaia citită: fișierul ei."),
      by: rawText("Cine a citit-o, cu titlu și nume."),
      on: day("Ziua în care a citit-o."),
      hash: z.string().describe("Amprenta textelor citite: alt text, altă amprentă."),
    }),
    "Foile citite; le scrie Editare, cu „Am citit”.",
  ),
});
