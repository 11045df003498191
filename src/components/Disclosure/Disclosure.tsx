import styles from "./Disclosure.module.css";

interface DisclosureProps {
  /** Shared by a group of which the browser keeps at most one open. */
  name?: string;
  /** Open from the beginning. */
  isOpen?: boolean | undefined;
  /** What always shows: a heading and what stands beside it. */
  summary: React.ReactNode;
  /** A few words on what is inside, while it is closed. */
  preview?: string;
  /** What opens. A link to an id inside opens it too: browsers reveal what a closed disclosure holds. */
  children: React.ReactNode;
  /** Somebody presses the row, which then opens or closes. */
  onPress?: (row: HTMLElement) => void;
}

/** One row that opens: native, so that it works and is found by a page search without JavaScript. */
export function Disclosure({ name, isOpen, summary, preview, children, onPress }: DisclosureProps) {
  return (
    <details name={name} open={isOpen} className={styles.row}>
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
