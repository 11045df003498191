import { formatExtra, formatLei } from "#lib/format.ts";
import type { Service, Site } from "./files.ts";
import { servicePath } from "./routes.ts";

type Prices = Site["prices"];
type Amount = Prices["amounts"][number];

/** The price of an examination in the form that its page shows. */
export type ServicePrice = ReturnType<typeof servicePrice>;

/**
 * Returns the amount with this id.
 * @throws Error if there is none, which cannot happen if the content check has found no errors
 */
export function findAmount({ amounts }: Prices, id: string): Amount {
  const amount = amounts.find((entry) => entry.id === id);
  if (!amount) throw new Error(`prices.yaml has no amount "${id}"`);
  return amount;
}

/** The range of amounts: „750,00–1.015,00 lei”, or „750,00 lei” if there is only one. */
export function priceRange({ amounts }: { amounts: readonly Amount[] }): string {
  const all = amounts.flatMap(({ amount, to = amount }) => [amount, to]);
  return formatLei(Math.min(...all), Math.max(...all));
}

/** Decides what every place says about the price of an examination, with the amounts from prices.yaml. */
export function servicePrice(
  { slug, price: { amounts, contrast, byPhone } }: Pick<Service, "slug" | "price">,
  prices: Prices,
) {
  const extra = prices.contrast.find(({ id }) => id === contrast)?.extra;
  const shown = amounts.map((id): Amount => findAmount(prices, id)).toSorted((a, b) => b.amount - a.amount);
  const listed = prices.rows.filter(({ href }) => href === servicePath(slug));
  /**
   * Whether the price list has another amount for the examination. In that case only the clinic can say, on
   * the phone, which amount applies (open-questions.md).
   */
  const isDisputed = listed.some(({ pret }) => !amounts.includes(pret));
  return {
    /**
     * The highest amount first, so that a patient does not take the price of one knee for the price of both. The
     * list is empty if the price is given only by phone.
     */
    amounts: shown,
    /** The amount, if it is the only price of the examination. Then no place needs its label. */
    single: byPhone || shown.length > 1 ? undefined : shown[0],
    isDisputed,
    /** The supplement for contrast, „+100–150 lei”, in the form that all pages use. */
    extra: extra && formatExtra(extra),
    contrastIncluded: contrast === "inclus",
    /**
     * The variants of the examination whose price the clinic tells only by phone: „Un genunchi, umăr, șold,
     * altă articulație”.
     */
    byPhone,
  };
}
