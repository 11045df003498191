import styles from "./Disclosure.module.css";

interface DisclosureProps {
  /** Shared by a group of which the browser keeps at most one open (from Chrome 120, Firefox 130, Safari 17.2). */
  name?: string;
  /** Whether it is open; static HTML only says how it starts. */
  isOpen?: boolean | undefined;
  /** What always shows: a heading and what stands beside it. */
  summary: React.ReactNode;
  /** A few words on what is inside, while it is closed. */
  preview?: string;
  /** What opens. A link to an id inside opens it too: browsers reveal what a closed disclosure holds. */
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
