import type { ComponentProps, ReactNode, Ref } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import type { BoxProps } from "../box-props.ts";
import { SLICE_COUNT } from "../types.ts";
import styles from "./SliceBox.module.css";

/** What a moment of the box looks like, and what happens in it; at rest nothing does. */
export interface BoxMoment {
  /** Index of the layer that is shown. */
  layer: number;
  /** What is named is part of the one structure in copper. */
  isCopper: boolean;
  film: ReactNode;
  pile: ReactNode;
  leader: ReactNode;
  ref?: Ref<HTMLElement>;
  onFilm?: ComponentProps<"div">;
  /** Makes the stack a slider. */
  onStack?: ComponentProps<"div">;
  /** Asks for a layer up or down. */
  onStep?: (by: number) => void;
  /** What is said after a step; nobody listens before there can be one. */
  said?: string;
}

/** The light-box as markup: the film, the stack of all layers with its two buttons, the caption. */
export function BoxView({ plane, cut, bleeds, texts, labels, ...moment }: BoxProps & BoxMoment) {
  const { layer, isCopper, film, pile, leader, ref, onFilm, onStack, onStep, said } = moment;
  const named = texts.words[labels[layer] as string];
  const step = (by: number, name: string) => (
    <button type="button" aria-label={name} onClick={() => onStep?.(by)}>
      <Icon name="chevron" />
    </button>
  );
  return (
    <figure
      className={styles.box}
      ref={ref}
      data-cut={cut}
      data-bleeds={bleeds ? "" : undefined}
      data-verd={isCopper ? undefined : ""}
    >
      <div className={styles.film} {...onFilm} data-film="">
        <div className={styles.drawing}>
          {film}
          {leader}
        </div>
        {/* As on a film, for who knows it; read aloud it is a riddle. */}
        <span className={styles.plane} aria-hidden="true">
          {plane}
        </span>
      </div>
      <div className={styles.rail}>
        {step(1, texts.next)}
        <div className={styles.stack} {...onStack}>
          {pile}
        </div>
        {step(-1, texts.previous)}
        {said !== undefined && (
          <div role="status">
            <VisuallyHidden>{said}</VisuallyHidden>
          </div>
        )}
      </div>
      <figcaption className={styles.caption}>
        <p className={styles.layer}>{`${texts.layer} ${layer + 1} ${texts.of} ${SLICE_COUNT}`}</p>{" "}
        <p className={styles.small}>{texts.drawing}</p>{" "}
        <p className={styles.word} data-longest={texts.longest}>
          <span>
            <b>{named?.word}</b> <span>{named?.note}</span>
          </span>
        </p>{" "}
        {texts.sides && <p className={styles.small}>{texts.sides}</p>}
      </figcaption>
    </figure>
  );
}
