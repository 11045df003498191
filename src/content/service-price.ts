import { formatExtra, formatLei } from "#lib/format.ts";
import type { Service, Texts } from "./files.ts";
import { servicePath } from "./routes.ts";

type Prices = Texts["prices"];
type Amount = Prices["amounts"][number];

/** What an examination costs, as its page shows it. */
export type ServicePrice = ReturnType<typeof servicePrice>;

/** The amount of that id. @throws when there is none; the content check reports it earlier, with its file */
export function findAmount({ amounts }: Prices, id: string): Amount {
  const amount = amounts.find((entry) => entry.id === id);
  if (!amount) throw new Error(`prices.yaml has no amount "${id}"`);
  return amount;
}

/** Of several, the highest first: nobody shall take the lowest sum for the price of both knees. */
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
  /** The price list has another amount for it: nobody but the telephone knows which one holds (open-questions.md). */
  const isDisputed = listed.some(({ pret }) => !amounts.includes(pret));
  return {
    /** The first one is shown large; none where only the telephone tells. */
    amounts: shown,
    isDisputed,
    isListed: listed.length > 0,
    /** What contrast adds to the amount, on every page: „+100–150 lei”. */
    extra: extra && formatExtra(extra),
    contrastIncluded: contrast === "inclus",
    /** What has a price that only the telephone tells: „Un genunchi, umăr, șold, altă articulație”. */
    byPhone,
  };
}
