import { useCallback, useDeferredValue, useRef, useState } from "react";
import { Icon } from "#components/Icon/Icon.tsx";
import { VisuallyHidden } from "#components/VisuallyHidden/VisuallyHidden.tsx";
import { useIsHydrated } from "#hooks/use-is-hydrated.ts";
import type { BoxProps } from "../box-props.ts";
import { drawingFiles } from "../drawing-files.ts";
import { SLICE_COUNT } from "../types.ts";
import { useAutoplay } from "./autoplay.ts";
import { CalloutLine } from "./CalloutLine.tsx";
import captionStyles from "./Caption.module.css";
import styles from "./SliceBox.module.css";
import { SliceImage } from "./SliceImage.tsx";
import { SliceStack } from "./SliceStack.tsx";
import { type Go, useSlider } from "./slider.ts";
import { useSlices } from "./use-slices.ts";

const clamp = (index: number) => Math.min(SLICE_COUNT - 1, Math.max(0, index));

/**
 * A light-box with one layer of the body, named in place, and the stack of all of them. The page is built with it; where
 * somebody wants it, the same component takes the markup over. Behaviour table: docs/behaviour/slices.md.
 */
export function SliceBox({ art, cut, bleeds, still, named, labels, man, stackBox, texts }: BoxProps) {
  const files = drawingFiles(art);
  const box = useRef<HTMLElement>(null);
  const autoplayIsOver = useRef(false);
  const [layer, setLayer] = useState(still);
  /** Index of the body among those to choose from. */
  const [body, setBody] = useState(0);
  const [said, setSaid] = useState("");
  // The picture does not wait for what is heard.
  const heard = useDeferredValue(said);
  // The first picture is the page's own; what only script can serve comes with the second.
  const isLive = useIsHydrated();
  const kept = useSlices(art, still);
  // From the side a body is cut by the edges of the picture, and fills the film.
  const fills = cut === "sagittal";

  const go: Go = useCallback((to) => {
    autoplayIsOver.current = true;
    setLayer((layer) => clamp(to(layer)));
  }, []);
  useAutoplay(
    box,
    kept.slice(0, SLICE_COUNT).filter(Boolean).length === SLICE_COUNT,
    still,
    setLayer,
    autoplayIsOver,
  );
  const { slider, isByHand, onFilm, onStack } = useSlider(layer, go, box);

  const count = (index: number) => `${texts.layer} ${index + 1} ${texts.of} ${SLICE_COUNT}`;
  const wordOf = (index: number) => texts.words[((body && man) || labels)[index] as string];
  const spoken = (index: number) =>
    [count(index), wordOf(index)?.word, wordOf(index)?.note].filter(Boolean).join(", ");
  const step = (by: number, name: string) => {
    const next = clamp(layer + by);
    const isEnd = next === layer;
    return (
      <button
        type="button"
        aria-label={name}
        aria-disabled={isEnd || undefined}
        onClick={() => {
          go((layer) => layer + by);
          setSaid(isEnd ? `${texts.end}: ${spoken(layer)}` : spoken(next));
        }}
      >
        <Icon name="chevron" />
      </button>
    );
  };

  // Until a layer has been computed, the one that stood before it stays.
  const wanted = body * SLICE_COUNT + layer;
  let shown = kept[wanted] ? wanted : layer;
  while (shown !== still && !kept[shown]) shown += Math.sign(still - shown);
  const slice = kept[wanted];
  const { isCopper } = kept[shown]?.named ?? named;
  const word = wordOf(layer);
  const place = slice?.named ?? (wanted === still ? named : undefined);
  const asSlider = isLive && {
    role: "slider",
    tabIndex: 0,
    "aria-label": texts.slider,
    "aria-orientation": "vertical" as const,
    "aria-valuemin": 1,
    "aria-valuemax": SLICE_COUNT,
    "aria-valuenow": layer + 1,
    "aria-valuetext": spoken(layer),
  };
  return (
    <figure
      className={styles.box}
      ref={box}
      data-fills={fills || undefined}
      data-bleeds={(bleeds && !fills) || undefined}
      data-accent={isCopper ? "copper" : "verdigris"}
      data-live={isLive || undefined}
    >
      <div className={styles.film} {...onFilm} data-film="">
        <div className={styles.drawing}>
          <SliceImage still={files.drawing} kept={kept} shown={kept[shown] && shown} />
          {word && place && <CalloutLine word={word.word} short={word.short} fills={fills} {...place} />}
        </div>
      </div>
      <div className={styles.rail}>
        {step(1, texts.next)}
        <div
          className={styles.stack}
          {...onStack}
          {...asSlider}
          ref={slider}
          data-by-hand={isByHand || undefined}
        >
          <SliceStack
            file={files.stack}
            viewBox={stackBox}
            layer={layer}
            lines={slice?.small}
            isStill={wanted === still}
          />
        </div>
        {step(-1, texts.previous)}
        {isLive && (
          <div role="status">
            <VisuallyHidden>{heard}</VisuallyHidden>
          </div>
        )}
      </div>
      <figcaption className={captionStyles.caption}>
        <p className={captionStyles.layer}>{count(layer)}</p>{" "}
        <p className={captionStyles.small}>{texts.drawing}</p>{" "}
        <p className={captionStyles.word} data-longest={texts.longest}>
          <span>
            <b>{word?.word}</b> <span>{word?.note}</span>
          </span>
        </p>{" "}
        {texts.bodies.length > 0 && (
          <p className={captionStyles.bodies}>
            {texts.bodies.map(({ id, word, note }, index) => (
              <button
                key={id}
                type="button"
                aria-pressed={index === body}
                onClick={() => {
                  autoplayIsOver.current = true;
                  setBody(index);
                }}
              >
                {word}
                <VisuallyHidden>{`, ${note} `}</VisuallyHidden>
              </button>
            ))}
          </p>
        )}
        {texts.sides && <p className={captionStyles.small}>{texts.sides}</p>}
      </figcaption>
    </figure>
  );
}
