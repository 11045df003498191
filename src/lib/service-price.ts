import type { Service, Texts } from "../content/files.ts";
import { formatExtra } from "./format.ts";

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

/** Follows the ids in a service's price to the amounts themselves. */
export function servicePrice({ amounts, contrast, byPhone }: Service["price"], prices: Prices) {
  const extra = prices.contrast.find(({ id }) => id === contrast)?.extra;
  return {
    /** The first one is shown large. */
    amounts: amounts.map((id) => findAmount(prices, id)) as [Amount, ...Amount[]],
    /** What contrast adds: „+100–150 lei”. */
    extra: extra && formatExtra(extra),
    contrastIncluded: contrast === "inclus",
    /** What has a price that only the telephone tells: „Un singur genunchi, umăr, șold”. */
    byPhone,
  };
}
