import styles from "./AnchorRow.module.css";

interface AnchorRowProps {
  /** Name of the landmark. */
  label: string;
  /** Sections of the page by their id, in the order of the page. */
  links: readonly { id: string; label: string }[];
}

/** The sections of a long page, always at hand; `browser/inner/sections.ts` marks the current one. */
export function AnchorRow({ label, links }: AnchorRowProps) {
  return (
    <nav aria-label={label} className={styles.anchors} data-sections="">
      <ul>
        {links.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>{" "}
          </li>
        ))}
      </ul>
    </nav>
  );
}
