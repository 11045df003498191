import { CasBadge } from "../CasBadge/CasBadge.tsx";
import { Highlights } from "../Highlights/Highlights.tsx";
import { MoreLink } from "../MoreLink/MoreLink.tsx";
import { PileCard } from "../PileCard/PileCard.tsx";
import { RichText } from "../RichText/RichText.tsx";
import { SliceArt, type SliceName } from "../SliceArt/SliceArt.tsx";
import styles from "./ServiceCard.module.css";

/** Words of the interface on a card. */
export interface CardLabels {
  readonly more: string;
  /** Stands between `more` and the title in the link's accessible name. */
  readonly moreAbout: string;
  readonly badge: string;
}

interface ServiceCardProps {
  title: string;
  description: string;
  href: string;
  highlights: readonly string[];
  isDecontCAS: boolean;
  art: SliceName;
  /** The drawing's plane, such as „AX”. */
  plane: string;
  headingLevel: 2 | 3;
  labels: CardLabels;
}

/** An examination in a list (spec.md §3). */
export function ServiceCard({ title, description, labels, ...props }: ServiceCardProps) {
  const Heading = props.headingLevel === 2 ? "h2" : "h3";
  return (
    <PileCard className={styles.card}>
      <Heading>{title}</Heading>
      <div className={styles.art}>
        <SliceArt name={props.art} />
        <span aria-hidden="true">{props.plane}</span>
      </div>
      {props.isDecontCAS && (
        <div className={styles.badge}>
          <CasBadge label={labels.badge} onArt />
        </div>
      )}
      <p>
        <RichText text={description} />
      </p>
      <Highlights items={props.highlights} />
      <MoreLink href={props.href} label={labels.more} about={`${labels.moreAbout} ${title}`} />
    </PileCard>
  );
}
