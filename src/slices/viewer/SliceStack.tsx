import { lyingAt, SLICE_COUNT, STACK } from "../types.ts";
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
  /** Layers can be pulled out; before, the still is, and the page says in two words what lies below and above it. */
  isLive: boolean;
}

const PLANES = Array.from({ length: SLICE_COUNT }, (_, index) => index);

/** All layers as a pile of outlines; the current one is pulled out and shows what is in it. */
export function SliceStack({ file, viewBox, layer, lines, isStill, isLive }: SliceStackProps) {
  const use = (part: string) => <use href={`${file}#${part}`} />;
  const plane = (index: number, part = `s${index}`) => {
    const isCurrent = index === layer;
    return (
      <g
        key={index}
        transform={isCurrent ? `translate(${STACK.pull})` : undefined}
        data-above={index > layer ? "" : undefined}
        data-current={isCurrent ? "" : undefined}
      >
        {use(part)}
        {isCurrent && (
          <g transform={lyingAt(layer)}>
            {lines !== undefined && <path d={lines} vectorEffect="non-scaling-stroke" />}
            {lines === undefined && isStill && use("small")}
          </g>
        )}
      </g>
    );
  };
  return (
    <svg viewBox={viewBox} width={76} height={160} className={styles.pile} aria-hidden="true">
      {isLive
        ? PLANES.map((index) => plane(index))
        : [plane(layer - 1, "below"), plane(layer), plane(layer + 1, "above")]}
    </svg>
  );
}
