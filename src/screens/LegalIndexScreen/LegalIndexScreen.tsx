import { ArrowLink } from "#components/ArrowLink/ArrowLink.tsx";
import { Card } from "#components/Card/Card.tsx";
import { MarkerList } from "#components/MarkerList/MarkerList.tsx";
import { PageHead } from "#components/PageHead/PageHead.tsx";
import { ReviewedDate } from "#components/ReviewedDate/ReviewedDate.tsx";
import { Paragraph } from "#components/RichText/RichText.tsx";
import type { LegalDocumentCard } from "#content/entities.ts";
import { legalPath } from "#content/routes.ts";
import { asRich } from "#lib/rich-text.ts";
import type { ScreenProps } from "../screen-props.ts";
import styles from "./LegalIndexScreen.module.css";

/** The list of legal documents (docs/requirements.md 3.4). */
export function LegalIndexScreen({ site, trail }: ScreenProps) {
  const { legal, legalPage: page, ui } = site;
  const cards = legal.map(
    ({ slug, title, description, highlights }): LegalDocumentCard => ({
      title,
      description,
      href: legalPath(slug),
      highlights,
    }),
  );
  return (
    <>
      <PageHead {...page} trail={trail} />
      <div className={styles.body}>
        <ul role="list">
          {cards.map((card) => (
            <li key={card.href}>
              <LegalCard {...card} more={ui.legal.read} />
            </li>
          ))}
        </ul>
        {/* The date is after the cards, because a reader mode takes cards for a menu if no text follows
            them. */}
        <ReviewedDate label={ui.shell.reviewed} day={page.reviewed} />
      </div>
    </>
  );
}

/**
 * The card of a legal document.
 * @param more visible text of the link; the document's title completes the link's accessible name
 */
const LegalCard = ({ title, description, href, highlights, more }: LegalDocumentCard & { more: string }) => (
  <Card>
    <h2>{title}</h2>
    <Paragraph text={asRich(description)} />
    <MarkerList items={highlights.map(asRich)} />
    <ArrowLink href={href} coveredCard={title}>
      {more}
    </ArrowLink>
  </Card>
);
