import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./ArrowLink.module.css";

interface ArrowLinkProps {
  href: string;
  /** Ends the accessible name, so that links that look alike sound different. */
  about?: string;
  children: React.ReactNode;
}

/**
 * A link on a line of its own, with an arrow. The leading space separates its words from the previous text where
 * there is no layout: copied, read aloud, in reader mode.
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
