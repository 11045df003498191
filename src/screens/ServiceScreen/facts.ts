import type { ServiceFact } from "../../components/ServiceFacts/ServiceFacts.tsx";
import type { Service, Site } from "../../lib/content/files.ts";
import { formatLei, formatMinutesShort } from "../../lib/format.ts";
import type { ServicePrice } from "../../lib/service-price.ts";

/**
 * The figures in the head of a service page: the duration, every price, and what is only told by telephone. Where
 * there is one price, the third is the absence of radiation, unless the moment of the examination matters more: a
 * rule of preparation that does not already lead the text.
 */
export function serviceFacts(
  { duration, preparationFacts, preparationFirst }: Service,
  { amounts, byPhone }: ServicePrice,
  words: Site["ui"]["service"],
): ServiceFact[] {
  const moment = preparationFirst ? undefined : preparationFacts[0];
  const [first, ...others] = amounts;
  return [
    {
      term: words.duration,
      value: formatMinutesShort(duration.minutes),
      note: duration.per && `${words.per} ${duration.per}`,
    },
    ...(others.length === 0
      ? [
          { term: words.price, value: formatLei(first.amount), note: first.unit },
          moment
            ? { term: moment.label, value: moment.value }
            : { term: words.radiation, value: words.noRadiation },
        ]
      : amounts.map(({ label, amount, unit }) => ({ term: label, value: formatLei(amount), note: unit }))),
    ...(byPhone ? [{ term: byPhone, value: words.byPhone }] : []),
  ];
}
