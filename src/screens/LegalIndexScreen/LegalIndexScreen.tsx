import { PageHead, type ScreenProps } from "../../components/PageHead/PageHead.tsx";
import { ReviewedDate } from "../../components/ReviewedDate/ReviewedDate.tsx";
import { LegalCard } from "./LegalCard.tsx";
import styles from "./LegalIndexScreen.module.css";

export function LegalIndexScreen({ texts, trail }: ScreenProps) {
  const { legal, legalPage: page, ui } = texts;
  return (
    <>
      <PageHead {...page} trail={trail} />
      <div className={styles.body}>
        <ul role="list">
          {legal.map((document) => (
            <li key={document.slug}>
              <LegalCard {...document} read={ui.legal.read} />
            </li>
          ))}
        </ul>
        <ReviewedDate label={ui.shell.reviewed} day={page.reviewed} />
      </div>
    </>
  );
}
