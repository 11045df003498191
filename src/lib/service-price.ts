import type { Service, Texts } from "../content/files.ts";
import { formatExtra } from "./format.ts";

type Prices = Texts["prices"];
type Amount = Prices["amounts"][number];

/** What an examination costs, as its page shows it. */
export interface ServicePrice {
  /** The first one is shown large. */
  readonly amounts: readonly [Amount, ...Amount[]];
  /** What contrast adds: „+100–150 lei”. */
  readonly extra?: string | undefined;
  readonly contrastIncluded: boolean;
  /** What has a price that only the telephone tells: „Un singur genunchi, umăr, șold”. */
  readonly byPhone?: string | undefined;
}

/**
 * The amount of that id.
 * @throws when there is none; the content check reports it earlier, with its file.
 */
export function findAmount({ amounts }: Prices, id: string): Amount {
  const amount = amounts.find((entry) => entry.id === id);
  if (!amount) throw new Error(`prices.yaml has no amount "${id}"`);
  return amount;
}

/** Follows the ids in a service's price to the amounts themselves. */
export function servicePrice({ amounts, contrast, byPhone }: Service["price"], prices: Prices): ServicePrice {
  const [first, ...others] = amounts.map((id) => findAmount(prices, id)) as [Amount, ...Amount[]];
  const extra = prices.contrast.find(({ id }) => id === contrast)?.extra;
  return {
    amounts: [first, ...others],
    extra: extra && formatExtra(extra),
    contrastIncluded: contrast === "inclus",
    byPhone,
  };
}
