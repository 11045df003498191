import styles from "./TableOfContents.module.css";

interface TableOfContentsProps {
  title: string;
  /** `slug` is the anchor of the chapter. */
  chapters: readonly { slug: string; text: string }[];
}

/**
 * The chapters of a long text: beside it where there is room, else a closed disclosure before it. The chapter that is
 * read is marked by browser/inner.ts.
 */
export function TableOfContents({ title, chapters }: TableOfContentsProps) {
  const list = (
    <ol>
      {chapters.map(({ slug, text }) => (
        <li key={slug}>
          <a href={`#${slug}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={title} className={styles.contents}>
      <details>
        <summary>{title}</summary>
        {list}
      </details>
      <div className={styles.beside} data-sections="">
        <p>{title}</p>
        {list}
      </div>
    </nav>
  );
}
