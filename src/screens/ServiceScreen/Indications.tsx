import { Icon } from "../../components/Icon/Icon.tsx";
import { MarkerList } from "../../components/MarkerList/MarkerList.tsx";
import type { Site } from "../../content/files.ts";
import { formatCount } from "../../lib/format.ts";
import type { Rich } from "../../lib/rich-text.ts";
import styles from "./Indications.module.css";

interface IndicationsProps {
  items: readonly Rich[];
  texts: Site["ui"]["service"];
}

/** So many show at once; one more is not worth a click. */
const SHOWN = 4;

/** When the examination is indicated: the first cases, the others behind a click. */
export function Indications({ items, texts }: IndicationsProps) {
  const hidden = items.length > SHOWN + 1 ? items.slice(SHOWN) : [];
  return (
    <section>
      <h2>{texts.indications}</h2>
      <MarkerList items={items.slice(0, items.length - hidden.length)} wide />
      {hidden.length > 0 && (
        <details className={styles.more}>
          <summary>
            <Icon name="chevron" size={20} />
            <span>{`${texts.more} ${formatCount(hidden.length, texts.situations)}`}</span>{" "}
            <span>{texts.fewer}</span>
          </summary>
          <MarkerList items={hidden} wide />
        </details>
      )}
    </section>
  );
}
