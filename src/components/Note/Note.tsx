import type { ReactNode } from "react";
import styles from "./Note.module.css";

/** A part of the text that must not be overlooked, on the copper tint. */
export function Note({ children }: { children: ReactNode }) {
  return <section className={styles.note}>{children}</section>;
}
