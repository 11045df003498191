import { z } from "astro/zod";
import { text } from "../fields.ts";
import { id } from "./shared.ts";

const question = z.strictObject({
  id,
  question: text("Întrebarea, așa cum o citește cine hotărăște."),
  file: text("Fișierul în care se face schimbarea, de exemplu content/prices.yaml."),
  field: text("Câmpul sau secțiunea din acel fișier."),
});

/** Questions of docs/open-questions.md that the owner has not decided yet; the launch check lists them. */
export const openDecisions = z.strictObject({
  items: z
    .array(question)
    .describe("Ce a rămas de hotărât înainte de publicare; ștergeți rândul după ce ați hotărât."),
  wishes: z
    .array(question)
    .describe("Ce ar mai ajuta pacienții, dar nu oprește publicarea; ștergeți rândul după ce ați răspuns."),
});
