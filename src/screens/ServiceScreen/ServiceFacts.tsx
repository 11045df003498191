import { PlainText } from "#components/RichText/RichText.tsx";
import { formatLei, formatMinutesShort, phoneHref } from "#lib/format.ts";
import { LabelledValue } from "./LabelledValue.tsx";
import styles from "./ServiceFacts.module.css";
import type { PriceProps } from "./service-props.ts";

type Amount = PriceProps["price"]["amounts"][number];

interface Fact {
  readonly label: string;
  readonly value: React.ReactNode;
  /** What the value is for, „pe segment”, or that the clinic must confirm it by phone. */
  readonly note?: string | undefined;
}

/**
 * The facts in the head of an examination's page: the duration and the prices, the highest price first. For
 * an examination with a single price two facts follow: the supplement for contrast, and the first of
 * `preparationFacts`. If there are no `preparationFacts`, the last fact is that MRI uses no radiation.
 */
export function ServiceFacts(props: PriceProps) {
  const { service, price, site } = props;
  const { duration, per: perUnit } = site.ui.service;
  const { minutes, per } = service.duration;
  const facts = [
    { label: duration, value: formatMinutesShort(minutes), note: per && `${perUnit} ${per}` },
    ...(price.single ? singlePriceFacts(props, price.single) : severalPriceFacts(props)),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, note }) => (
        <LabelledValue key={label} label={label}>
          {typeof value === "string" ? <PlainText text={value} /> : value}
          {note && <small>{` ${note}`}</small>}
        </LabelledValue>
      ))}
    </dl>
  );
}

function singlePriceFacts({ service, price, site }: PriceProps, { amount, to, unit }: Amount): Fact[] {
  const { isDisputed, extra, contrastIncluded } = price;
  const { service: words, services } = site.ui;
  const [rule] = service.preparationFacts;
  return [
    {
      label: extra ? `${words.price}, ${services.withoutContrast}` : words.price,
      value: formatLei(amount, to),
      note: isDisputed ? site.referralTerms.confirm : unit,
    },
    contrastIncluded
      ? { label: words.contrastIncluded, value: words.included }
      : { label: words.contrastExtra, value: extra || <CallLink site={site} /> },
    rule ?? { label: words.radiation, value: words.noRadiation },
  ];
}

function severalPriceFacts({ price, site }: PriceProps): Fact[] {
  const facts = price.amounts.map(({ label, note, amount, to, unit }): Fact => {
    return { label, value: formatLei(amount, to), note: [unit, note].filter(Boolean).join(", ") };
  });
  return price.byPhone ? [...facts, { label: price.byPhone, value: <CallLink site={site} /> }] : facts;
}

/** The phone link in the place of a price that is told only by phone. */
const CallLink = ({ site: { clinic, ui } }: Pick<PriceProps, "site">) => (
  <a href={phoneHref(clinic.headerPhone)}>{ui.service.byPhone}</a>
);
