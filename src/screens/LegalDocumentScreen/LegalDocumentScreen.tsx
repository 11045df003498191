import { ArrowLink } from "#components/ArrowLink/ArrowLink.tsx";
import { Disclosure } from "#components/Disclosure/Disclosure.tsx";
import { Island } from "#components/Island/Island.tsx";
import { PageHead } from "#components/PageHead/PageHead.tsx";
import { ReviewedDate } from "#components/ReviewedDate/ReviewedDate.tsx";
import type { LegalDocument } from "#content/files.ts";
import { legalPath } from "#content/routes.ts";
import { asRich } from "#lib/rich-text.ts";
import type { ScreenProps } from "../screen-props.ts";
import styles from "./LegalDocumentScreen.module.css";
import prose from "./Prose.module.css";
import contents from "./TableOfContents.module.css";
import { TableOfContents } from "./TableOfContents.tsx";

interface LegalDocumentScreenProps extends ScreenProps {
  document: LegalDocument;
}

export function LegalDocumentScreen({ site, trail, document }: LegalDocumentScreenProps) {
  const { legal, ui } = site;
  const others = legal.filter((other) => other !== document);
  return (
    <>
      <PageHead trail={trail} title={document.title} lead={asRich(document.description)}>
        <div className={styles.dates}>
          <ReviewedDate label={ui.legal.version} day={document.version} />
          {document.reviewed !== document.version && (
            <ReviewedDate label={ui.shell.reviewed} day={document.reviewed} />
          )}
        </div>
      </PageHead>
      <div className={styles.body}>
        {/* The table of contents is in the page twice, and CSS shows one of the two: on wide screens the one
            in a column beside the text, otherwise the one in a closed disclosure above the text. */}
        <nav aria-label={ui.legal.contents} className={contents.contents}>
          <Disclosure summary={<h2>{ui.legal.contents}</h2>}>
            <TableOfContents chapters={document.chapters} />
          </Disclosure>
          <div className={contents.beside}>
            <p>{ui.legal.contents}</p>
            <Island name="tableOfContents">
              <TableOfContents chapters={document.chapters} />
            </Island>
          </div>
        </nav>
        <div>
          {/* The note is hidden instead of left out, so that all legal documents have the same inline styles
              and one hash of them in the Content-Security-Policy. */}
          <p hidden={!document.html.includes("<mark>")} className={styles.gaps}>
            {ui.legal.gaps}
          </p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build made the HTML from our own Markdown. */}
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: document.html }} />
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
