import type { ServiceFact } from "../../components/ServiceFacts/ServiceFacts.tsx";
import type { Service, Site } from "../../lib/content/files.ts";
import { formatLei, formatMinutesShort } from "../../lib/format.ts";
import type { ServicePrice } from "../../lib/service-price.ts";

/**
 * The figures in the head of a service page. The third is the absence of radiation, unless the moment of
 * the examination matters more: a rule of preparation that does not already lead the text.
 */
export function serviceFacts(
  { duration, preparationFacts, preparationFirst }: Service,
  { amounts }: ServicePrice,
  words: Site["ui"]["service"],
): ServiceFact[] {
  const [price, ...others] = amounts;
  const moment = preparationFirst ? undefined : preparationFacts[0];
  return [
    {
      term: words.duration,
      value: formatMinutesShort(duration.minutes),
      note: duration.per && `${words.per} ${duration.per}`,
    },
    {
      term: words.price,
      value: formatLei(price.amount),
      note: others.length > 0 ? price.label.toLocaleLowerCase("ro") : price.unit,
    },
    moment
      ? { term: moment.label, value: moment.value }
      : { term: words.radiation, value: words.noRadiation },
  ];
}
