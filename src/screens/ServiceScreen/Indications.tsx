import { Icon } from "../../components/Icon/Icon.tsx";
import { MarkerList } from "../../components/MarkerList/MarkerList.tsx";
import { formatCount } from "../../lib/format.ts";
import styles from "./Indications.module.css";
import type { ServiceProps } from "./props.ts";

/** So many show at once; one more is not worth a click. */
const SHOWN = 4;

/** When the examination is indicated: the first cases, the others behind a click. */
export function Indications({ service: { indications: items }, texts }: ServiceProps) {
  const words = texts.ui.service;
  const hidden = items.length > SHOWN + 1 ? items.slice(SHOWN) : [];
  return (
    <section>
      <h2>{words.indications}</h2>
      <MarkerList items={items.slice(0, items.length - hidden.length)} wide />
      {hidden.length > 0 && (
        <details className={styles.more}>
          <summary>
            <Icon name="chevron" size={20} />
            <span>{`${words.more} ${formatCount(hidden.length, words.situations)}`}</span>{" "}
            <span>{words.fewer}</span>
          </summary>
          <MarkerList items={hidden} wide />
        </details>
      )}
    </section>
  );
}
