import { lyingAt, STACK } from "../stack.ts";
import { SLICE_COUNT } from "../types.ts";
import styles from "./Stack.module.css";

interface StackProps {
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

const PLANES = Array.from({ length: SLICE_COUNT }, (_, index) => `s${index}`);

/** All layers as a pile of outlines; the current one is pulled out and shows what is in it. */
export function Stack({ file, viewBox, layer, lines, isStill, isLive }: StackProps) {
  const use = (part: string, isAbove = false) => (
    <use key={part} href={`${file}#${part}`} data-above={isAbove ? "" : undefined} />
  );
  return (
    <svg viewBox={viewBox} width={76} height={160} className={styles.pile} aria-hidden="true">
      {(isLive ? PLANES.slice(0, layer) : ["below"]).map((part) => use(part))}
      <g key={PLANES[layer]} transform={`translate(${STACK.pull})`} data-current="">
        {use(PLANES[layer] as string)}
        <g transform={lyingAt(layer)}>
          {lines !== undefined && <path d={lines} vectorEffect="non-scaling-stroke" />}
          {lines === undefined && isStill && use("small")}
        </g>
      </g>
      {(isLive ? PLANES.slice(layer + 1) : ["above"]).map((part) => use(part, true))}
    </svg>
  );
}
