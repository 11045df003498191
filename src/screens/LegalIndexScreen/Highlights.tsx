import { PlainText } from "../../components/RichText/RichText.tsx";
import styles from "./Highlights.module.css";

/** The few short facts of a card. */
export function Highlights({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.highlights}>
      {items.map((item) => (
        <li key={item}>
          <PlainText text={item} />
        </li>
      ))}
    </ul>
  );
}
