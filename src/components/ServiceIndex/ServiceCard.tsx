import type { ServiceCard as Card } from "#content/entities.ts";
import { FIXED } from "#content/fixed-texts.ts";
import type { Drawing } from "#lib/drawings.ts";
import { ArrowLink } from "../ArrowLink/ArrowLink.tsx";
import { CasBadge } from "../CasBadge/CasBadge.tsx";
import { PlainText } from "../RichText/RichText.tsx";
import styles from "./ServiceCard.module.css";

interface ServiceCardProps extends Card {
  className: string | undefined;
  /** A decorative picture. */
  picture: React.ReactNode;
  /** The drawing of the examination, which is also the name of its place in the panel. */
  region?: Drawing;
  price?: React.ReactNode;
  headingLevel: 2 | 3;
  /** With the title it completes the accessible name of the link „Află mai multe”. */
  moreAbout: string;
}

/**
 * The service card of docs/requirements.md 2.18. Its only link covers the whole card. The style sheet of the list
 * arranges its parts: the picture, the words (`div`), the price (`p`), and the badge with the link (the last `div`).
 */
export function ServiceCard(props: ServiceCardProps) {
  const { className, title, description, href, highlights, isDecontCAS, picture, region, price } = props;
  const Heading = props.headingLevel === 2 ? "h2" : "h3";
  return (
    <li className={`${styles.card} ${className}`} data-region={region}>
      {picture}
      <div>
        <Heading>{title}</Heading>
        <p>
          <PlainText text={description} />
        </p>
        <ul role="list">
          {highlights.map((item) => (
            <li key={item}>
              <PlainText text={item} />{" "}
            </li>
          ))}
        </ul>
      </div>
      {price}
      <div>
        {isDecontCAS && <CasBadge />}
        <ArrowLink href={href} coveredCard={`${props.moreAbout} ${title}`}>
          {FIXED.more}
        </ArrowLink>
      </div>
    </li>
  );
}
