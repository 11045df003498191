import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { Ticket } from "../../components/CallTicket/CallTicket.tsx";
import { CallHours } from "../../components/Hours/Hours.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Paragraph, PlainText, RichText } from "../../components/RichText/RichText.tsx";
import type { Service, Site } from "../../content/files.ts";
import { formatAmount, formatLei, formatMinutesShort, phoneHref } from "../../lib/format.ts";
import type { ServicePrice } from "../../lib/service-price.ts";
import cardStyles from "./PriceCard.module.css";
import { ANCHORS, type ServiceProps } from "./Sections.tsx";
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
  const facts = serviceFacts(service, price, texts.clinic.headerPhone, texts.ui);
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

/** Price and reimbursement of one examination: one amount large, several as equal rows. */
export function PriceCard({ service, price, texts: { cas, clinic, ui } }: PriceProps) {
  const { service: words, badge, calls } = ui;
  const phone = clinic.headerPhone;
  const [first, ...others] = price.amounts;
  const isOne = others.length === 0 && !price.byPhone;
  return (
    <Ticket
      id={ANCHORS.price}
      stub={
        service.isDecontCAS && (
          <p>
            <RichText text={cas.badgeNote} /> <a href="/rmn-prin-cas">{badge.conditions}</a>
          </p>
        )
      }
    >
      {/* Reader modes throw a short `div` with a link away, and with it the heading. */}
      <hgroup className={cardStyles.title}>
        <h2>{words.priceCard}</h2>{" "}
        <p>
          <a href="/preturi-rmn" data-screen="">
            {words.allPrices}
          </a>
        </p>
      </hgroup>
      {isOne && (
        <p className={cardStyles.large} translate="no">
          <Amount lei={first.amount} unit={first.unit} />
        </p>
      )}
      <dl className={cardStyles.rows}>
        {!isOne &&
          price.amounts.map(({ label, amount }) => (
            <Row key={label} term={label} translate="no">
              <Amount lei={amount} />
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
        {price.extra && <Row term={words.withContrast}>{price.extra}</Row>}
        {price.contrastIncluded && <Row term={words.contrastIncluded}>{words.included}</Row>}
      </dl>
      <Paragraph text={service.price.note} />
      <div className={cardStyles.call} data-screen="">
        <CallButton phone={phone} label={calls.hero} />
        <CallHours clinic={clinic} />
      </div>
    </Ticket>
  );
}

/** „765,00 lei pe segment”, the figures strong. */
const Amount = ({ lei, unit = "" }: { lei: number; unit?: string | undefined }) => (
  <>
    <b>{formatAmount(lei)}</b>
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
