import { z } from "astro/zod";
import { list, ofKind, path, range, text, wholeNumber } from "../fields.ts";
import { id, reviewed } from "./shared.ts";

/** A row of a price table (docs/requirements.md 3.4). */
export const priceRow = z.strictObject({
  serviciu: text("Investigația: numele ei în tabelul de prețuri."),
  pret: ofKind("amount", text("Suma, dintre cele din foaia „Prețuri”.")),
  href: path("Pagina investigației."),
});

export const prices = z.strictObject({
  reviewed,
  amounts: list(
    z.strictObject({
      id,
      label: text("Denumirea: ce se plătește cu această sumă."),
      amount: ofKind(
        "lei",
        wholeNumber("Suma, în lei întregi, între 200 și 5000, de exemplu 835.", 200, 5_000),
      ),
      unit: text("Unitatea: pentru ce este prețul, de exemplu „pe segment”.").optional(),
    }),
    "Sumele: fiecare, o singură dată.",
  ),
  contrast: list(
    z.strictObject({
      id,
      extra: range("Cât se adaugă, în lei, pentru substanța de contrast, cel mult 1000.", 0, 1_000),
    }),
    "Costul substanței de contrast, pentru fiecare loc în care apare.",
  ),
  rows: list(priceRow, "Rândurile tabelului de prețuri, de sus în jos."),
});
