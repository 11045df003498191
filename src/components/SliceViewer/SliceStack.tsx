import { LAYER_INDICES, STACK, stackTransform } from "./layer.ts";
import styles from "./SliceStack.module.css";

interface SliceStackProps {
  /** Address of the SVG file with the stack. */
  file: string;
  viewBox: string;
  /** Index of the layer that is pulled out. */
  index: number;
  /** Path of the current layer's main lines; undefined shows those of the still, which are in the file. */
  lines: string | undefined;
}

/** All layers as a stack of outlines; the current one is pulled out and shows its structures. */
export function SliceStack({ file, viewBox, index: current, lines }: SliceStackProps) {
  const use = (part: string) => <use href={`${file}#${part}`} />;
  return (
    <svg viewBox={viewBox} width={76} height={160} className={styles.pile} aria-hidden="true">
      {LAYER_INDICES.map((index) => (
        <g
          key={index}
          transform={index === current ? `translate(${STACK.pull})` : undefined}
          data-above={index > current || undefined}
          data-current={index === current || undefined}
        >
          {use(`s${index}`)}
          {index === current && (
            <g transform={stackTransform(index)}>
              {lines === undefined ? use("small") : <path d={lines} vectorEffect="non-scaling-stroke" />}
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}
