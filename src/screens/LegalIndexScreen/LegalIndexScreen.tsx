import { ArrowLink } from "../../components/ArrowLink/ArrowLink.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import pile from "../../components/Pile.module.css";
import { MarkerList, Paragraph } from "../../components/RichText/RichText.tsx";
import { ReviewedDate } from "../../components/Sheet/Sheet.tsx";
import { asRich } from "../../lib/rich-text.ts";
import { legalPath } from "../../lib/routes.ts";
import type { ScreenProps } from "../screen-props.ts";
import styles from "./LegalIndexScreen.module.css";

/** The legal documents (docs/requirements.md 3.4): each a card on a pile, which opens under the pointer. */
export function LegalIndexScreen({ texts, trail }: ScreenProps) {
  const { legal, legalPage: page, ui } = texts;
  return (
    <>
      <PageHead {...page} trail={trail} />
      <div className={styles.body}>
        <ul role="list">
          {legal.map(({ slug, title, description, highlights }) => (
            <li key={slug} className={pile.pile}>
              <article>
                {/* Reader modes throw a short `div` with a link away. */}
                <section className={styles.card}>
                  <h2>{title}</h2>
                  <Paragraph text={asRich(description)} />
                  <MarkerList items={highlights.map(asRich)} />
                  <ArrowLink href={legalPath(slug)} about={title}>
                    {ui.legal.read}
                  </ArrowLink>
                </section>
              </article>
            </li>
          ))}
        </ul>
        {/* After the cards: without text behind them a reader mode takes them for a menu. */}
        <ReviewedDate label={ui.shell.reviewed} day={page.reviewed} />
      </div>
    </>
  );
}
