import { Icon } from "../Icon/Icon.tsx";
import styles from "./ArrowLink.module.css";

/**
 * A link that stands alone, with an arrow. The space before it keeps its words apart from its neighbour's where there
 * is no layout: copied, read aloud, in reader mode.
 */
export function ArrowLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <>
      {" "}
      <a href={href} className={styles.link}>
        {children}
        <Icon name="arrow" size={22} />
      </a>
    </>
  );
}
