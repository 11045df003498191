import { z } from "astro/zod";
import { text } from "../fields.ts";
import { id } from "./shared.ts";

/** Questions of docs/open-questions.md that the owner has not decided yet; the launch check lists them. */
export const openDecisions = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id,
        question: text("Întrebarea, așa cum o citește cine hotărăște."),
        file: text("Fișierul în care se face schimbarea, de exemplu content/prices.yaml."),
        field: text("Câmpul sau secțiunea din acel fișier."),
      }),
    )
    .describe("Ce a rămas de hotărât; ștergeți rândul după ce ați hotărât."),
});
