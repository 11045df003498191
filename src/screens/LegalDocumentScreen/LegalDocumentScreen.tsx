import { ArrowLink } from "../../components/ArrowLink/ArrowLink.tsx";
import { PageHead, type ScreenProps } from "../../components/PageHead/PageHead.tsx";
import { ReviewedDate } from "../../components/ReviewedDate/ReviewedDate.tsx";
import type { LegalDocument } from "../../content/files.ts";
import { asRich } from "../../lib/rich-text.ts";
import { legalPath } from "../../lib/routes.ts";
import styles from "./LegalDocumentScreen.module.css";
import { Prose } from "./Prose.tsx";
import { TableOfContents } from "./TableOfContents.tsx";

interface LegalDocumentScreenProps extends ScreenProps {
  document: LegalDocument;
}

export function LegalDocumentScreen({ texts: { legal, ui }, trail, document }: LegalDocumentScreenProps) {
  const others = legal.filter(({ slug }) => slug !== document.slug);
  return (
    <>
      <PageHead trail={trail} title={document.title} lead={asRich(document.description)}>
        <div className={styles.dates}>
          <ReviewedDate label={ui.legal.version} day={document.version} />
          <ReviewedDate label={ui.shell.reviewed} day={document.reviewed} />
        </div>
      </PageHead>
      <div className={styles.body}>
        <TableOfContents title={ui.legal.contents} chapters={document.chapters} />
        <div>
          {/* Never absent: legal documents share one style, and the policy its hash. */}
          <p hidden={!document.html.includes("<mark>")} className={styles.gaps}>
            {ui.legal.gaps}
          </p>
          <Prose html={document.html} />
          <nav aria-labelledby="alte-documente" className={styles.others}>
            <h2 id="alte-documente">{ui.legal.others}</h2>
            {others.map(({ slug, title }) => (
              <ArrowLink key={slug} href={legalPath(slug)}>
                {title}
              </ArrowLink>
            ))}
          </nav>
        </div>
      </div>
    </>
  );
}
