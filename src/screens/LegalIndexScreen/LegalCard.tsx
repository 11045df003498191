import { MoreLink } from "../../components/MoreLink/MoreLink.tsx";
import { PlainText } from "../../components/RichText/RichText.tsx";
import { Highlights } from "./Highlights.tsx";
import styles from "./LegalCard.module.css";
import { PileCard } from "./PileCard.tsx";

interface LegalCardProps {
  title: string;
  description: string;
  href: string;
  highlights: readonly string[];
  /** What the link says before the document's title. */
  read: string;
}

/** A legal document in a list (docs/requirements.md 3.4). */
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
