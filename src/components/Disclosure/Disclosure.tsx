import styles from "./Disclosure.module.css";

interface DisclosureProps {
  /**
   * Name of a group of disclosures. The browser keeps at most one disclosure of a group open (from Chrome
   * 120, Firefox 130 and Safari 17.2 on).
   */
  name?: string;
  /** Whether the disclosure is open. In a disclosure that is not hydrated, this is only the initial state. */
  isOpen?: boolean | undefined;
  /** The content of the summary: a heading, or a group with a heading, and elements on the same line. */
  summary: React.ReactNode;
  /** The content. Browsers open a closed disclosure when a link leads to an id inside it. */
  children: React.ReactNode;
  /**
   * Called with the `<details>` element when its summary is pressed, before the disclosure opens or closes.
   */
  onPress?: (row: HTMLElement) => void;
  /** Called after the disclosure has opened or closed. */
  onToggle?: (isOpen: boolean) => void;
}

/**
 * A summary that shows and hides content. It is a native `<details>`, so that it works without JavaScript and
 * the browser's page search finds the content.
 */
export function Disclosure({ name, isOpen, summary, children, onPress, onToggle }: DisclosureProps) {
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
      </summary>
      {children}
    </details>
  );
}
