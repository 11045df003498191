import type { ReactNode } from "react";
import { ArrowLink } from "../ArrowLink/ArrowLink.tsx";
import { CasBadge } from "../CasBadge/CasBadge.tsx";
import { PlainText } from "../RichText/RichText.tsx";
import styles from "./ServiceRow.module.css";

interface ServiceRowProps {
  title: string;
  description: string;
  /** Stands for the description where there is little room. */
  note?: string;
  href: string;
  /** Short facts, the most important first: narrow screens show that one alone, where a note says the rest. */
  highlights: readonly string[];
  /** „Decontat CAS”, when CAS may pay (`isDecontCAS`). */
  badge?: string | undefined;
  /** A decorative square. */
  picture: ReactNode;
  /** The region of the body map that goes with the row. */
  region?: string;
  price?: ReactNode;
  headingLevel: 2 | 3;
  /** What the link says; `moreAbout` and the title end its accessible name. */
  texts: { more: string; moreAbout: string };
}

/** The service card of docs/requirements.md 2.18 as a row; its one link covers it. */
export function ServiceRow({ title, description, note, texts, ...props }: ServiceRowProps) {
  const Heading = props.headingLevel === 2 ? "h2" : "h3";
  return (
    <li className={note ? `${styles.row} ${styles.brief}` : styles.row} data-region={props.region}>
      <div className={styles.picture} data-screen="">
        {props.picture}
      </div>
      <div className={styles.head}>
        <Heading>{title}</Heading>
        <ArrowLink href={props.href} about={`${texts.moreAbout} ${title}`}>
          {texts.more}
        </ArrowLink>
      </div>
      <p className={styles.description}>
        <PlainText text={description} />
      </p>
      {note && <p className={styles.note}>{note}</p>}
      {props.price && <div className={styles.price}>{props.price}</div>}
      <div className={styles.foot}>
        <ul role="list">
          {props.highlights.map((item) => (
            <li key={item}>
              <PlainText text={item} />
            </li>
          ))}
        </ul>
        {props.badge && <CasBadge label={props.badge} />}
      </div>
    </li>
  );
}
