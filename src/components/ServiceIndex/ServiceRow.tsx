import type { ServiceCard } from "#content/entities.ts";
import { FIXED } from "#content/fixed-texts.ts";
import type { Drawing } from "#lib/drawings.ts";
import { ArrowLink } from "../ArrowLink/ArrowLink.tsx";
import { CasBadge } from "../CasBadge/CasBadge.tsx";
import { PlainText } from "../RichText/RichText.tsx";
import styles from "./ServiceRow.module.css";

interface ServiceRowProps extends ServiceCard {
  /** A decorative, square picture. */
  picture: React.ReactNode;
  /** The drawing of the examination, which is also the name of its place in the panel. */
  region?: Drawing;
  price?: React.ReactNode;
  headingLevel: 2 | 3;
  /** With the title it completes the accessible name of the link „Află mai multe”. */
  moreAbout: string;
}

/** The service card of docs/requirements.md 2.18, shown as a row. Its only link covers the whole row. */
export function ServiceRow(props: ServiceRowProps) {
  const { title, description, href, highlights, isDecontCAS, picture, region, price, moreAbout } = props;
  const Heading = props.headingLevel === 2 ? "h2" : "h3";
  return (
    <li className={styles.row} data-region={region}>
      {picture}
      <Heading>{title}</Heading>
      <p>
        <PlainText text={description} />
      </p>
      <ul role="list">
        {highlights.map((item) => (
          <li key={item}>
            <PlainText text={item} />
          </li>
        ))}
      </ul>
      {price}
      <div className={styles.more}>
        {isDecontCAS && <CasBadge />}
        <ArrowLink href={href} coveredCard={`${moreAbout} ${title}`}>
          {FIXED.more}
        </ArrowLink>
      </div>
    </li>
  );
}
