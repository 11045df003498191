import sprite from "../../assets/sprite.svg?url";
import { Highlights } from "../Highlights/Highlights.tsx";
import { MoreLink } from "../MoreLink/MoreLink.tsx";
import { PileCard } from "../PileCard/PileCard.tsx";
import { RichText } from "../RichText/RichText.tsx";
import styles from "./ClinicCard.module.css";

interface ClinicCardProps {
  title: string;
  description: string;
  href: string;
  highlights: readonly string[];
  /** What the link says, and the rest of its accessible name. */
  more: string;
  about: string;
}

/** The clinic itself, as the last card of the examinations: its mark instead of a drawing, across the page. */
export function ClinicCard({ title, description, href, highlights, more, about }: ClinicCardProps) {
  return (
    <PileCard className={styles.card}>
      <svg width={72} height={72} aria-hidden="true">
        <use href={`${sprite}#logo`} />
      </svg>
      <div>
        <h2 translate="no">{title}</h2>
        <p>
          <RichText text={description} />
        </p>
        <Highlights items={highlights} />
      </div>
      <MoreLink href={href} label={more} about={about} />
    </PileCard>
  );
}
