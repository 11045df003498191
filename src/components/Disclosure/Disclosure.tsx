import styles from "./Disclosure.module.css";

interface DisclosureProps {
  /** Shared by a group; the browser keeps at most one of it open (from Chrome 120, Firefox 130, Safari 17.2). */
  name?: string;
  /** Whether it is open; in static HTML only the initial state. */
  isOpen?: boolean | undefined;
  /** The content of the summary: a heading, and what belongs on its line. */
  summary: React.ReactNode;
  /** A few words about the content, shown while it is closed. */
  preview?: string;
  /** The content. A link to an id inside opens it: browsers reveal the content of a closed disclosure. */
  children: React.ReactNode;
  /** Before the row opens or closes at a press. */
  onPress?: (row: HTMLElement) => void;
  /** After the row was opened or closed. */
  onToggle?: (isOpen: boolean) => void;
}

/** One row that opens: native, so that it works and is found by a page search without JavaScript. */
export function Disclosure({ name, isOpen, summary, preview, children, onPress, onToggle }: DisclosureProps) {
  return (
    <details
      name={name}
      open={isOpen}
      className={styles.row}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: to the browser it is a button */}
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
