import { LAYERS, lyingAt, STACK } from "../types.ts";
import styles from "./SliceStack.module.css";

interface SliceStackProps {
  /** Address of the stack's file. */
  file: string;
  viewBox: string;
  /** Index of the layer that is pulled out. */
  layer: number;
  /** Path of its strong lines; without it the file's own, those of the still. */
  lines?: string | undefined;
  /** The file's lines are this layer's. */
  isStill: boolean;
}

/** All layers as a pile of outlines; the current one is pulled out and shows what is in it. */
export function SliceStack({ file, viewBox, layer, lines, isStill }: SliceStackProps) {
  const use = (part: string) => <use href={`${file}#${part}`} />;
  return (
    <svg viewBox={viewBox} width={76} height={160} className={styles.pile} aria-hidden="true">
      {LAYERS.map((index) => (
        <g
          key={index}
          transform={index === layer ? `translate(${STACK.pull})` : undefined}
          data-above={index > layer || undefined}
          data-current={index === layer || undefined}
        >
          {use(`s${index}`)}
          {index === layer && (
            <g transform={lyingAt(layer)}>
              {lines !== undefined && <path d={lines} vectorEffect="non-scaling-stroke" />}
              {lines === undefined && isStill && use("small")}
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}
