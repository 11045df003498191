import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { Ticket } from "../../components/CallTicket/CallTicket.tsx";
import { CallHours, ClosedNotePlace } from "../../components/Hours/Hours.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Paragraph, PlainText, RichText } from "../../components/RichText/RichText.tsx";
import type { Service, Site } from "../../content/files.ts";
import { formatAmount, formatLei, formatMinutesShort, phoneHref } from "../../lib/format.ts";
import { listOf, specialTerms } from "../../lib/referral-terms.ts";
import type { ServicePrice } from "../../lib/service-price.ts";
import { ANCHORS } from "./anchors.ts";
import cardStyles from "./PriceCard.module.css";
import type { ServiceProps } from "./Sections.tsx";
import factStyles from "./ServiceFacts.module.css";

/** A figure of the examination; `note` is its unit or condition, `href` where it is told. */
interface ServiceFact {
  readonly term: string;
  readonly value: string;
  readonly note?: string | undefined;
  readonly href?: string | undefined;
}

interface PriceProps extends ServiceProps {
  price: ServicePrice;
}

/** Figures two by two between rules; one below the other where large text leaves no room. */
export function ServiceFacts({ service, price, texts }: PriceProps) {
  const facts = serviceFacts(service, price, texts);
  return (
    <dl className={factStyles.facts}>
      {facts.map(({ term, value, note, href }) => (
        <div key={term}>
          <dt>{term}</dt>{" "}
          <dd>
            {href ? <a href={href}>{value}</a> : <PlainText text={value} />}
            {note && <small>{` ${note}`}</small>}
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
 */
function serviceFacts(
  { duration, preparationFacts: [rule] }: Service,
  { amounts, isDisputed, extra, contrastIncluded, byPhone }: ServicePrice,
  { clinic, referralTerms, ui: { service: words, services } }: Site,
): ServiceFact[] {
  const told = { value: words.toldByPhone, href: phoneHref(clinic.headerPhone) };
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
        .map(({ label, amount, to, unit }) => ({ term: label, value: formatLei(amount, to), note: unit })),
      ...(byPhone ? [{ term: byPhone, ...told }] : []),
    ];
  const contrast = contrastIncluded
    ? { term: words.contrastIncluded, value: words.included }
    : { term: words.contrastExtra, ...(extra ? { value: extra } : told) };
  return [
    time,
    {
      term: extra ? `${words.price}, ${services.withoutContrast}` : words.price,
      ...(first
        ? { value: formatLei(first.amount, first.to), note: isDisputed ? referralTerms.confirm : first.unit }
        : told),
    },
    contrast,
    rule ? { term: rule.label, ...rule } : { term: words.radiation, value: words.noRadiation },
  ];
}

/**
 * Price and reimbursement of one examination: one amount large, several as equal rows; with contrast the whole sum where
 * it is sure, and what nobody but the telephone knows.
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
    <Ticket
      id={ANCHORS.price}
      end={<ClosedNotePlace texts={texts} />}
      stub={
        service.isDecontCAS && (
          <p>
            <RichText text={cas.badgeNote} /> <a href="/rmn-prin-cas">{badge.conditions}</a>
          </p>
        )
      }
    >
      {/* Reader modes throw a short `div` with a link away, and with it the heading. */}
      <hgroup role="none" className={cardStyles.title}>
        <h2>{words.priceCard}</h2>{" "}
        <p>
          <a href="/preturi-rmn" data-screen="">
            {words.allPrices}
          </a>
        </p>
      </hgroup>
      {only && (
        <p className={cardStyles.large} translate="no">
          <Amount {...only} unit={only.unit ?? (price.extra && ui.services.withoutContrast)} />
        </p>
      )}
      {hasRows && (
        <dl className={cardStyles.rows}>
          {!only &&
            price.amounts.map(({ label, amount, to }) => (
              <Row key={label} term={label} translate="no">
                <Amount amount={amount} to={to} />
              </Row>
            ))}
          {price.byPhone && (
            <Row term={price.byPhone}>
              <a href={phoneHref(phone)} className={cardStyles.byPhone} data-cover="">
                <span>{words.byPhone}</span>
                <Icon name="phone" size={22} />
              </a>
            </Row>
          )}
          {price.extra && <Row term={words.withContrast}>{price.withContrast ?? price.extra}</Row>}
          {price.contrastIncluded && <Row term={words.contrastIncluded}>{words.included}</Row>}
        </dl>
      )}
      <Paragraph text={service.price.note} />
      {special.length > 0 && (
        <p>
          {`${listOf(special)}: `}
          <a href={phoneHref(phone)}>{words.special}</a>
        </p>
      )}
      <div className={cardStyles.call} data-screen="">
        <CallButton phone={phone} label={calls.hero} />
        <CallHours texts={texts} />
      </div>
    </Ticket>
  );
}

/** „765,00 lei pe segment”, the figures strong. */
const Amount = ({
  amount,
  to,
  unit = "",
}: Pick<ServicePrice["amounts"][number], "amount" | "to" | "unit">) => (
  <>
    <b>{formatAmount(amount, to)}</b>
    {` lei${unit && ` ${unit}`}`}
  </>
);

function Row({ term, ...value }: { term: string } & React.ComponentProps<"dd">) {
  return (
    <div>
      <dt>{term}</dt> <dd {...value} />
    </div>
  );
}
