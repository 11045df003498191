import { PlainText } from "../../components/RichText/RichText.tsx";
import type { Service, Site } from "../../content/files.ts";
import { formatLei, formatMinutesShort, phoneHref } from "../../lib/format.ts";
import type { ServicePrice } from "../../lib/service-price.ts";
import type { ServiceProps } from "./props.ts";
import styles from "./ServiceFacts.module.css";

/** A figure of the examination; `note` is its unit or condition, `href` where it is told. */
interface ServiceFact {
  readonly term: string;
  readonly value: string;
  readonly note?: string | undefined;
  readonly href?: string | undefined;
}

/** Figures two by two between rules; one below the other where large text leaves no room. */
export function ServiceFacts({ service, price, texts }: ServiceProps & { price: ServicePrice }) {
  const facts = serviceFacts(service, price, texts.clinic.headerPhone, texts.ui);
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value, note, href }) => (
        <div key={term}>
          <dt>{term}</dt>{" "}
          <dd>
            {href ? <a href={href}>{value}</a> : <PlainText text={value} />} {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * The four figures in the head of a service page: the duration, the prices, the highest first, and what is only told by
 * telephone. Where there is one price, what contrast adds, and the absence of radiation, unless a rule matters more: the
 * first that the preparation puts into figures.
 * @param phone the number for bookings, national form
 */
function serviceFacts(
  { duration, preparationFacts: [rule] }: Service,
  { amounts, extra, contrastIncluded, byPhone }: ServicePrice,
  phone: string,
  { service: words, services: { withoutContrast } }: Site["ui"],
): ServiceFact[] {
  const told = { value: words.toldByPhone, href: phoneHref(phone) };
  const [first, ...others] = amounts;
  const time = {
    term: words.duration,
    value: formatMinutesShort(duration.minutes),
    note: duration.per && `${words.per} ${duration.per}`,
  };
  if (others.length > 0)
    return [
      time,
      ...amounts
        .toSorted((a, b) => b.amount - a.amount)
        .map(({ label, amount, unit }) => ({ term: label, value: formatLei(amount), note: unit })),
      ...(byPhone ? [{ term: byPhone, ...told }] : []),
    ];
  const contrast = contrastIncluded
    ? { term: words.contrastIncluded, value: words.included }
    : { term: words.contrastExtra, ...(extra ? { value: extra } : told) };
  return [
    time,
    {
      term: contrastIncluded ? words.price : `${words.price}, ${withoutContrast}`,
      value: formatLei(first.amount),
      note: first.unit,
    },
    contrast,
    rule ? { term: rule.label, value: rule.value } : { term: words.radiation, value: words.noRadiation },
  ];
}
