import type { Rich } from "#lib/rich-text.ts";
import styles from "./Checklist.module.css";
import { MarkerList } from "./MarkerList.tsx";

interface ChecklistProps {
  items: readonly Rich[];
  /** Uses two columns on wide screens. */
  isWide?: boolean;
}

/** A list with markers, which prints a box to tick before each item instead. */
export const Checklist = ({ items, isWide }: ChecklistProps) => (
  <MarkerList items={items} className={isWide ? `${styles.boxes} ${styles.wide}` : styles.boxes} />
);
