import { formatExtra, formatLei } from "#lib/format.ts";
import type { Service, Texts } from "./files.ts";
import { servicePath } from "./routes.ts";

type Prices = Texts["prices"];
type Amount = Prices["amounts"][number];

/** The price of an examination, as its page shows it. */
export type ServicePrice = ReturnType<typeof servicePrice>;

/** The amount of that id. @throws when there is none; the content check reports it earlier, with its file */
export function findAmount({ amounts }: Prices, id: string): Amount {
  const amount = amounts.find((entry) => entry.id === id);
  if (!amount) throw new Error(`prices.yaml has no amount "${id}"`);
  return amount;
}

/** The highest amount first: a patient must not take the lowest one for the price of both knees. */
export const highestFirst = (amounts: readonly Amount[]) => amounts.toSorted((a, b) => b.amount - a.amount);

/** From the lowest to the highest amount of the clinic: „750,00–1.015,00 lei”. */
export function allPrices({ amounts }: Prices): string {
  const all = amounts.flatMap(({ amount, to = amount }) => [amount, to]);
  return formatLei(Math.min(...all), Math.max(...all));
}

/** Follows the ids in a service's price to the amounts themselves. */
export function servicePrice(
  { slug, price: { amounts, contrast, byPhone } }: Pick<Service, "slug" | "price">,
  prices: Prices,
) {
  const extra = prices.contrast.find(({ id }) => id === contrast)?.extra;
  const shown = amounts.map((id): Amount => findAmount(prices, id));
  const listed = prices.rows.filter(({ href }) => href === servicePath(slug));
  /**
   * The price list has another amount for it, and only the clinic can say on the phone which one applies
   * (open-questions.md).
   */
  const isDisputed = listed.some(({ pret }) => !amounts.includes(pret));
  return {
    /** The first one is shown large; none where only the telephone tells. */
    amounts: shown,
    isDisputed,
    isListed: listed.length > 0,
    /** The supplement for contrast, the same on every page: „+100–150 lei”. */
    extra: extra && formatExtra(extra),
    contrastIncluded: contrast === "inclus",
    /** What has no published price: „Un genunchi, umăr, șold, altă articulație”. */
    byPhone,
  };
}
