import body from "#assets/art/body.svg?url";
import regions from "#assets/art/regions.json" with { type: "json" };
import type { ServiceCard } from "#content/entities.ts";
import type { Service, Site } from "#content/files.ts";
import { servicePath } from "#content/routes.ts";
import { servicePrice } from "#content/service-price.ts";
import { formatMinutesShort } from "#lib/format.ts";
import { ArrowLink } from "../ArrowLink/ArrowLink.tsx";
import { CasBadge } from "../CasBadge/CasBadge.tsx";
import { Thumbnail } from "../Icon/Icon.tsx";
import { PlainText } from "../RichText/RichText.tsx";
import { RowPrice } from "./RowPrice.tsx";
import styles from "./ServiceIndex.module.css";

interface ServiceIndexProps {
  texts: Site;
  headingLevel: 2 | 3;
  /** Content above the list of examinations. */
  intro?: React.ReactNode;
  /** An additional row after the examinations. */
  last?: React.ReactNode;
  /** Content below the list of examinations. */
  children?: React.ReactNode;
}

/**
 * A list with a row for each examination, beside a body map. A hovered or focused row moves the copper plane
 * of the map to its region of the body, and a hovered region highlights its row. CSS does this with `:has()`,
 * without a script.
 */
export function ServiceIndex({ texts, headingLevel, intro, last, children }: ServiceIndexProps) {
  const { services, prices, ui } = texts;
  return (
    <div className={styles.index}>
      <BodyMap services={services} />
      <div className={styles.list}>
        {intro}
        {/* The role is explicit, because VoiceOver does not announce a list without markers as a list. */}
        <ul role="list" className={styles.cards}>
          {services.map((service) => (
            <ServiceRow
              key={service.slug}
              {...serviceCard(service)}
              picture={<Thumbnail art={service.art} square />}
              region={styles[service.art]}
              price={<RowPrice price={servicePrice(service, prices)} texts={ui} />}
              headingLevel={headingLevel}
              texts={{ ...ui.calls, badge: ui.badge.cas }}
            />
          ))}
          {last}
        </ul>
        {children}
      </div>
    </div>
  );
}

const serviceCard = (service: Service): ServiceCard => ({
  title: service.title,
  description: service.card.description,
  href: servicePath(service.slug),
  highlights: [durationOf(service), ...service.card.highlights],
  isDecontCAS: service.isDecontCAS,
});

/** The duration of an examination, for example „30–45 min/segment”. */
const durationOf = ({ duration: { minutes, per } }: Service) =>
  [formatMinutesShort(minutes), per].filter(Boolean).join("/");

interface ServiceRowProps extends ServiceCard {
  /** A decorative, square picture. */
  picture: React.ReactNode;
  /** Class that the row shares with its region of the body map. */
  region?: string | undefined;
  price?: React.ReactNode;
  headingLevel: 2 | 3;
  /**
   * `badge` is „Decontat CAS”. `more` is the text of the link; `moreAbout` and the title complete the link's
   * accessible name.
   */
  texts: { badge: string; more: string; moreAbout: string };
}

/** The service card of docs/requirements.md 2.18, shown as a row. Its only link covers the whole row. */
export function ServiceRow({ title, description, texts, ...props }: ServiceRowProps) {
  const Heading = props.headingLevel === 2 ? "h2" : "h3";
  return (
    <li className={props.region ? `${styles.row} ${props.region}` : styles.row}>
      {props.picture}
      <Heading>{title}</Heading>
      <p>
        <PlainText text={description} />
      </p>
      <ul role="list">
        {props.highlights.map((item) => (
          <li key={item}>
            <PlainText text={item} />
          </li>
        ))}
      </ul>
      <div className={styles.side}>
        {props.price}
        <div className={styles.more}>
          {props.isDecontCAS && <CasBadge label={texts.badge} />}
          <ArrowLink href={props.href} about={`${texts.moreAbout} ${title}`}>
            {texts.more}
          </ArrowLink>
        </div>
      </div>
    </li>
  );
}

/**
 * The outline of a body with a copper plane. Screen readers ignore it, because it repeats what the rows say.
 */
function BodyMap({ services }: Pick<Site, "services">) {
  return (
    <figure className={styles.map} aria-hidden="true">
      <img src={body} alt="" width={145} height={400} loading="lazy" decoding="async" />
      <svg viewBox="-145 -10 290 800" width={145} height={400} aria-hidden="true">
        {services.map(({ art, slug }) => (
          <a key={slug} href={servicePath(slug)} tabIndex={-1} className={styles[art]}>
            <ellipse {...regions[art].spot} />
          </a>
        ))}
        <g className={styles.plane}>
          <ellipse cy="7" rx=".94" ry=".94" />
          <ellipse cy="-7" rx=".94" ry=".94" />
          <ellipse rx="1" ry="1" />
        </g>
      </svg>
    </figure>
  );
}
