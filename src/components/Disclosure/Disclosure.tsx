import styles from "./Disclosure.module.css";

interface DisclosureProps {
  /**
   * Name of a group of disclosures. The browser keeps at most one disclosure of a group open (from Chrome
   * 120, Firefox 130 and Safari 17.2 on).
   */
  name?: string;
  /** Whether the row is open. Without hydration this is only the initial state. */
  isOpen?: boolean | undefined;
  /** The content of the summary: a heading, and elements on the same line. */
  summary: React.ReactNode;
  /** A few words about the content, shown below or beside the title. */
  preview?: string;
  /** The content. Browsers open a closed disclosure when a link leads to an id inside it. */
  children: React.ReactNode;
  /** Called when the row is pressed, before it opens or closes. */
  onPress?: (row: HTMLElement) => void;
  /** Called after the row has opened or closed. */
  onToggle?: (isOpen: boolean) => void;
}

/**
 * A row that opens and closes. It is a native `<details>`, so that it works without JavaScript and the
 * browser's page search finds its content.
 */
export function Disclosure({ name, isOpen, summary, preview, children, onPress, onToggle }: DisclosureProps) {
  return (
    <details
      name={name}
      open={isOpen}
      className={styles.row}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: browsers treat a summary as a button */}
      <summary
        onClick={onPress && (({ currentTarget }) => onPress(currentTarget.parentElement as HTMLElement))}
      >
        {summary} <span className={styles.pile} />
        {preview && <small className={styles.preview}>{preview}</small>}
      </summary>
      {children}
    </details>
  );
}
