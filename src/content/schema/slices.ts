import { z } from "astro/zod";
import { list, text } from "../fields.ts";
import { id } from "./shared.ts";

/** Words beside the drawing that is gone through layer by layer. */
export const slices = z.strictObject({
  layer: text("Cuvântul dinaintea numărului: „Stratul 9”."),
  of: text("Cuvântul dintre numere: „9 din 20”."),
  slider: text("Numele comenzii care schimbă stratul, pentru cititoarele de ecran."),
  previous: text("Numele butonului care coboară un strat."),
  next: text("Numele butonului care urcă un strat."),
  drawing: text("Nota că este un desen; rămâne mereu pe pagină."),
  sides: text("Pe ce parte se vede dreapta pacientului."),
  words: list(
    z.strictObject({
      id,
      word: text("Cuvântul care apare lângă desen."),
      short: text(
        "Forma scurtă de pe desen, pe ecrane înguste, dacă e nevoie (cel mult 14 caractere).",
        14,
      ).optional(),
      note: text("O jumătate de frază care îl explică (cel mult 50 de caractere).", 50),
    }),
    "Ce se vede în straturi.",
  ),
});
