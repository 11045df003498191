import { Disclosure } from "#components/Disclosure/Disclosure.tsx";
import passage from "#components/Passage/Passage.module.css";
import styles from "./Detail.module.css";

interface DetailProps {
  /** Id of the content, so that a link to it opens the disclosure. */
  id: string;
  heading?: "h2" | "h3";
  title: string;
  preview: string;
  children: React.ReactNode;
}

/** A disclosure with a preview of its content. */
export function Detail({ id, heading: Heading = "h3", title, preview, children }: DetailProps) {
  return (
    <Disclosure
      summary={
        <hgroup role="none" className={styles.title}>
          <Heading>{title}</Heading> <p>{preview}</p>
        </hgroup>
      }
    >
      <div id={id} className={`${styles.content} ${passage.passage}`}>
        {children}
      </div>
    </Disclosure>
  );
}
