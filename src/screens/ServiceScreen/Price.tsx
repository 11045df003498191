import { CallButton } from "#components/CallButton/CallButton.tsx";
import { Card } from "#components/Card/Card.tsx";
import { ClosedNoteIsland } from "#components/Hours/Hours.tsx";
import { Icon } from "#components/Icon/Icon.tsx";
import { Paragraph, PlainText, RichText } from "#components/RichText/RichText.tsx";
import type { Service, Site } from "#content/files.ts";
import { highestFirst, type ServicePrice } from "#content/service-price.ts";
import { ANCHORS } from "#lib/anchors.ts";
import { formatAmount, formatLei, formatMinutesShort, phoneHref } from "#lib/format.ts";
import { joinTerms, specialTerms } from "#lib/referral-terms.ts";
import styles from "./Price.module.css";

/** Props of all parts of an examination's page. */
export interface ServiceProps {
  service: Service;
  texts: Site;
}

/** How many terms `SpecialPrices` names in the head of a page; the price card names all of them. */
const NAMED_FIRST = 3;

interface PriceProps extends ServiceProps {
  price: ServicePrice;
}

/** A figure of the examination: its label, its value, and its unit or condition. */
type Fact = readonly [term: string, value: React.ReactNode, note?: string];

/**
 * The figures in the head of an examination's page, in two columns: the duration and the prices, the highest
 * price first. An examination with a single price has two more figures: the supplement for contrast, and
 * either the first rule of preparation that has a figure, or the absence of radiation.
 */
export function ServiceFacts({ service, price, texts }: PriceProps) {
  const { amounts, isDisputed, extra, contrastIncluded, byPhone } = price;
  const { service: words, services } = texts.ui;
  const { minutes, per } = service.duration;
  const callLink = <a href={phoneHref(texts.clinic.headerPhone)}>{words.toldByPhone}</a>;
  const [first, ...others] = amounts;
  const [rule] = service.preparationFacts;
  const singlePriceFacts = (): Fact[] => [
    [
      extra ? `${words.price}, ${services.withoutContrast}` : words.price,
      first ? formatLei(first.amount, first.to) : callLink,
      first && (isDisputed ? texts.referralTerms.confirm : first.unit),
    ],
    contrastIncluded ? [words.contrastIncluded, words.included] : [words.contrastExtra, extra || callLink],
    rule ? [rule.label, rule.value, rule.note] : [words.radiation, words.noRadiation],
  ];
  const severalPriceFacts = (): Fact[] => [
    ...highestFirst(amounts).map(({ label, amount, to, unit }): Fact => [label, formatLei(amount, to), unit]),
    ...(byPhone ? [[byPhone, callLink] as const] : []),
  ];
  const facts: Fact[] = [
    [words.duration, formatMinutesShort(minutes), per && `${words.per} ${per}`],
    ...(others.length > 0 ? severalPriceFacts() : singlePriceFacts()),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value, note]) => (
        <Row key={term} term={term}>
          {typeof value === "string" ? <PlainText text={value} /> : value}
          {note && <small>{` ${note}`}</small>}
        </Row>
      ))}
    </dl>
  );
}

/**
 * A note in the head of the page that the price above it may not apply to some referrals: those with a term
 * that has the remark „confirmați la telefon” in the list of referral terms. The note names the first of
 * these terms and links to the price card, which names all of them. If the price is disputed, this note is
 * left out.
 */
export function SpecialPrices({ service, texts, price }: PriceProps) {
  const { specialFirst, andOthers } = texts.ui.service;
  const special = specialTerms(texts.referralTerms.items, service.slug);
  if (special.length === 0 || price.isDisputed) return null;
  const named = joinTerms(special.slice(0, NAMED_FIRST));
  return (
    <p className={styles.special} data-no-print="">
      <PlainText text={special.length > NAMED_FIRST ? `${named} ${andOthers}` : named} />
      {": "}
      <a href={`#${ANCHORS.price}`}>{specialFirst}</a>
    </p>
  );
}

/**
 * The card with the price and the reimbursement of an examination. A single price is a large amount; several
 * prices are rows of equal size. Further rows show the supplement for contrast and the variant without a
 * published price.
 */
export function PriceCard({ service, price, texts }: PriceProps) {
  const { cas, clinic, referralTerms, ui } = texts;
  const { service: words, badge, calls } = ui;
  const phone = clinic.headerPhone;
  const [first, ...others] = price.amounts;
  const only = others.length === 0 && !price.byPhone ? first : undefined;
  const hasRows = !only || price.extra || price.contrastIncluded;
  const special = specialTerms(referralTerms.items, service.slug);
  return (
    <Card
      id={ANCHORS.price}
      end={<ClosedNoteIsland texts={texts} />}
      details={
        service.isDecontCAS && (
          <p>
            <RichText text={cas.badgeNote} /> <a href="/rmn-prin-cas">{badge.conditions}</a>
          </p>
        )
      }
    >
      {/* This is an hgroup, because reader modes remove a short `div` with a link, together with its
          heading. */}
      <hgroup role="none" className={styles.title}>
        <h2>{words.priceCard}</h2>{" "}
        <p>
          <a href="/preturi-rmn" data-no-print="">
            {words.allPrices}
          </a>
        </p>
      </hgroup>
      {only && (
        <p className={styles.large} translate="no">
          <Amount {...only} unit={only.unit ?? (price.extra && ui.services.withoutContrast)} />
        </p>
      )}
      {hasRows && (
        <dl className={styles.rows}>
          {!only &&
            highestFirst(price.amounts).map((sum) => (
              <Row key={sum.label} term={sum.label} translate="no">
                <Amount {...sum} unit="" />
              </Row>
            ))}
          {price.byPhone && (
            <Row term={price.byPhone}>
              <a href={phoneHref(phone)} className={styles.byPhone} data-stretched="">
                <span>{words.byPhone}</span>
                <Icon name="phone" size={22} />
              </a>
            </Row>
          )}
          {price.extra && <Row term={words.withContrast}>{price.extra}</Row>}
          {price.contrastIncluded && <Row term={words.contrastIncluded}>{words.included}</Row>}
        </dl>
      )}
      <Paragraph text={service.price.note} />
      {special.length > 0 && (
        <p>
          {`${joinTerms(special)}: `}
          <a href={phoneHref(phone)}>{words.special}</a>
        </p>
      )}
      <div className={styles.call} data-no-print="">
        <CallButton phone={phone} label={calls.hero} />
      </div>
    </Card>
  );
}

/** An amount with its unit, for example „765,00 lei pe segment”; the number is bold. */
const Amount = ({ amount, to, unit = "" }: ServicePrice["amounts"][number]) => (
  <>
    <b>{formatAmount(amount, to)}</b>
    {` lei${unit && ` ${unit}`}`}
  </>
);

/** A row of a list of figures: the label and the value. */
export function Row({ term, hidden, ...value }: { term: string } & React.ComponentProps<"dd">) {
  return (
    <div hidden={hidden}>
      <dt>{term}</dt> <dd {...value} />
    </div>
  );
}
