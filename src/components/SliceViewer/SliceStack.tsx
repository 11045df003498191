import { LAYER_INDICES, STACK, stackTransform } from "#lib/layer.ts";
import styles from "./SliceStack.module.css";

interface SliceStackProps {
  /** Address of the SVG file with the outlines of all layers. */
  file: string;
  viewBox: string;
  /** Index of the current layer, which is pulled out of the stack. */
  index: number;
  /**
   * SVG path data of the current layer's main lines. If it is undefined, the stack shows the main lines that
   * `file` contains: those of the layer that pages show before hydration (the still).
   */
  lines: string | undefined;
}

/** All layers as a stack of outlines. The current layer is pulled out and shows its structures. */
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
