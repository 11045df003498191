import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./ArrowLink.module.css";

interface ArrowLinkProps {
  href: string;
  /**
   * Text that completes the accessible name, so that screen-reader users can tell apart links with the same
   * visible text.
   */
  about?: string;
  children: React.ReactNode;
}

/**
 * A link on a line of its own, with an arrow. The leading space separates it from the previous text when the
 * page is read without its layout: in copied text, in speech and in reader mode.
 */
export function ArrowLink({ href, about, children }: ArrowLinkProps) {
  return (
    <>
      {" "}
      <a href={href} className={styles.link} data-no-print="" data-stretched={about && ""}>
        <span>{children}</span>
        {about && <VisuallyHidden>{` ${about}`}</VisuallyHidden>}
        <Icon name="arrow" size={22} />
      </a>
    </>
  );
}
