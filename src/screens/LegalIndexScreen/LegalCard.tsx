import { MarkerList } from "../../components/MarkerList/MarkerList.tsx";
import { MoreLink } from "../../components/MoreLink/MoreLink.tsx";
import { PlainText } from "../../components/RichText/RichText.tsx";
import type { LegalDocument } from "../../content/files.ts";
import { asRich } from "../../lib/rich-text.ts";
import { legalPath } from "../../lib/routes.ts";
import styles from "./LegalCard.module.css";

interface LegalCardProps extends Pick<LegalDocument, "slug" | "title" | "description" | "highlights"> {
  /** What the link says before the document's title. */
  read: string;
}

/** A legal document in a list (docs/requirements.md 3.4): a card on a pile, which opens under the pointer. */
export function LegalCard({ slug, title, description, highlights, read }: LegalCardProps) {
  return (
    <article className={styles.pile}>
      {/* Reader modes throw a short `div` with a link away. */}
      <section className={styles.face}>
        <h2>{title}</h2>
        <p>
          <PlainText text={description} />
        </p>
        <MarkerList items={highlights.map(asRich)} />
        <MoreLink href={legalPath(slug)} label={read} about={title} />
      </section>
    </article>
  );
}
