import styles from "./PageDrawing.module.css";

interface PageDrawingProps {
  /** Address of a decorative drawing of 960 × 430 pixels. */
  src: string;
  /**
   * If set, the drawing is shown only on phones, farther down the page. Otherwise it is shown beside the
   * title, and not on phones, where there is no room beside the title.
   */
  isForPhones?: boolean;
}

export const PageDrawing = ({ src, isForPhones }: PageDrawingProps) => (
  <img
    src={src}
    alt=""
    width={960}
    height={430}
    loading="lazy"
    className={`${styles.drawing} ${isForPhones ? styles.forPhones : styles.besideTitle}`}
    data-no-print=""
  />
);
