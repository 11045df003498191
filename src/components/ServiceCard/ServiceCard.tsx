import sprite from "../../assets/sprite.svg?url";
import { ArrowLink } from "../ArrowLink/ArrowLink.tsx";
import { CasBadge } from "../CasBadge/CasBadge.tsx";
import { Highlights } from "../Highlights/Highlights.tsx";
import { PileCard } from "../PileCard/PileCard.tsx";
import { RichText } from "../RichText/RichText.tsx";
import { SliceArt, type SliceName } from "../SliceArt/SliceArt.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./ServiceCard.module.css";

interface ServiceCardProps {
  title: string;
  description: string;
  href: string;
  highlights: readonly string[];
  isDecontCAS: boolean;
  /** The drawing and its plane; a card without drawing shows the clinic's mark and lies across the page. */
  art?: { name: SliceName; plane: string };
  headingLevel: 2 | 3;
  labels: {
    more: string;
    /** Stands between `more` and the title in the link's accessible name. */
    moreAbout: string;
    badge: string;
  };
}

/** An examination in a list (spec.md §3). */
export function ServiceCard({ title, description, art, labels, ...props }: ServiceCardProps) {
  const Heading = props.headingLevel === 2 ? "h2" : "h3";
  return (
    <PileCard className={art ? styles.card : `${styles.card} ${styles.wide}`}>
      <Heading>{title}</Heading>
      <div className={styles.art}>
        {art ? <SliceArt name={art.name} /> : <Mark />}
        {art && <span aria-hidden="true">{art.plane}</span>}
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
      <ArrowLink href={props.href}>
        <span>
          {labels.more}
          <VisuallyHidden>{` ${labels.moreAbout} ${title}`}</VisuallyHidden>
        </span>
      </ArrowLink>
    </PileCard>
  );
}

function Mark() {
  return (
    <svg width={72} height={72} aria-hidden="true">
      <use href={`${sprite}#logo`} />
    </svg>
  );
}
