import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./ArrowLink.module.css";

interface ArrowLinkProps {
  href: string;
  /**
   * Says which card the link covers, for example „despre RMN cerebral”. If it is set, a click anywhere in the
   * card around the link follows the link. The text also completes the accessible name, so that screen-reader
   * users can tell apart the links of several cards.
   */
  coveredCard?: string;
  children: React.ReactNode;
}

/**
 * A link on a line of its own, with an arrow. The leading space separates it from the previous text when the
 * page is read without its layout: in copied text, in speech and in reader mode.
 */
export function ArrowLink({ href, coveredCard, children }: ArrowLinkProps) {
  return (
    <>
      {" "}
      <a href={href} className={styles.link} data-no-print="" data-stretched={coveredCard && ""}>
        <span>{children}</span>
        {coveredCard && <VisuallyHidden>{` ${coveredCard}`}</VisuallyHidden>}
        <Icon name="arrow" size={22} />
      </a>
    </>
  );
}
