import { Highlights } from "../Highlights/Highlights.tsx";
import { MoreLink } from "../MoreLink/MoreLink.tsx";
import { PileCard } from "../PileCard/PileCard.tsx";
import { PlainText } from "../RichText/RichText.tsx";
import styles from "./LegalCard.module.css";

interface LegalCardProps {
  title: string;
  description: string;
  href: string;
  highlights: readonly string[];
  /** What the link says before the document's title. */
  read: string;
}

/** A legal document in a list (spec.md §3). */
export function LegalCard({ title, description, href, highlights, read }: LegalCardProps) {
  return (
    <PileCard className={styles.card}>
      <h2>{title}</h2>
      <p>
        <PlainText text={description} />
      </p>
      <Highlights items={highlights} />
      <MoreLink href={href} label={read} about={title} />
    </PileCard>
  );
}
