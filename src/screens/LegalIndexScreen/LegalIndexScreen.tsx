import type { BreadcrumbItem } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { ReviewedDate } from "../../components/ReviewedDate/ReviewedDate.tsx";
import type { Site } from "../../content/files.ts";
import { LegalCard } from "./LegalCard.tsx";
import styles from "./LegalIndexScreen.module.css";

interface LegalIndexScreenProps {
  texts: Site;
  /** The trail to this page. */
  crumbs: readonly BreadcrumbItem[];
}

export function LegalIndexScreen({ texts, crumbs }: LegalIndexScreenProps) {
  const { legal, legalPage: page, ui } = texts;
  return (
    <>
      <PageHead crumbs={crumbs} crumbsLabel={ui.shell.breadcrumb} title={page.title} lead={page.lead} />
      <div className={styles.body}>
        {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver. */}
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
