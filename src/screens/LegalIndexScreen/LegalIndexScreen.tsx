import { ArrowLink } from "#components/ArrowLink/ArrowLink.tsx";
import { PageHead } from "#components/PageHead/PageHead.tsx";
import { ReviewedDate } from "#components/PrintHeader/PrintHeader.tsx";
import { MarkerList, Paragraph } from "#components/RichText/RichText.tsx";
import { Ticket } from "#components/Ticket/Ticket.tsx";
import { legalPath } from "#content/routes.ts";
import { asRich } from "#lib/rich-text.ts";
import type { ScreenProps } from "../screen-props.ts";
import styles from "./LegalIndexScreen.module.css";

/** The legal documents (docs/requirements.md 3.4). */
export function LegalIndexScreen({ texts, trail }: ScreenProps) {
  const { legal, legalPage: page, ui } = texts;
  return (
    <>
      <PageHead {...page} trail={trail} />
      <div className={styles.body}>
        <ul role="list">
          {legal.map(({ slug, title, description, highlights }) => (
            <li key={slug}>
              <Ticket>
                <h2>{title}</h2>
                <Paragraph text={asRich(description)} />
                <MarkerList items={highlights.map(asRich)} />
                <ArrowLink href={legalPath(slug)} about={title}>
                  {ui.legal.read}
                </ArrowLink>
              </Ticket>
            </li>
          ))}
        </ul>
        {/* After the cards: without text behind them a reader mode takes them for a menu. */}
        <ReviewedDate label={ui.shell.reviewed} day={page.reviewed} />
      </div>
    </>
  );
}
