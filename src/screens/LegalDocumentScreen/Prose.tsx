import styles from "./Prose.module.css";

/** A long text that the build has made from our own Markdown. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from files of this repository.
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
