import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import { useIsHydrated } from "#hooks/use-is-hydrated.ts";
import { LAYER_COUNT } from "#lib/layer.ts";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { CalloutLine } from "./CalloutLine.tsx";
import { Caption } from "./Caption.tsx";
import { drawingFiles } from "./drawing-files.ts";
import { LoadMessage } from "./LoadMessage.tsx";
import { SliceImage } from "./SliceImage.tsx";
import { SliceStack } from "./SliceStack.tsx";
import styles from "./SliceViewer.module.css";
import type { SliceViewerProps } from "./slice-viewer-props.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { useLayers } from "./use-layers.ts";
import { type ShowLayer, useSlider } from "./use-slider.ts";

/** How long a visitor waits for the layers before the viewer says that they are loading. */
const LOADING_DELAY_MS = 1000;

const clamp = (index: number) => Math.min(LAYER_COUNT - 1, Math.max(0, index));

/**
 * Shows the slices of a body: a dark area (the film) with the drawing of one layer and its label, and beside
 * it the stack of all layers. The build renders one layer, the still. After hydration the component imports
 * all layers, and the visitor can go through them. Names and numbers always belong to the layer on screen,
 * never to one that has not loaded yet.
 */
export function SliceViewer({
  art,
  plane,
  bleeds,
  isNarrow,
  still,
  named,
  labels,
  man,
  stackBox,
  texts,
}: SliceViewerProps) {
  const files = drawingFiles(art);
  const box = useRef<HTMLElement>(null);
  const autoplayIsOver = useRef(false);
  /** `layer` is the index of the chosen layer, `body` that of the chosen body. */
  const [layer, setLayer] = useState(still);
  const [body, setBody] = useState(0);
  const [isUsed, setIsUsed] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  const [attempt, setAttempt] = useState(0);
  /**
   * The layer that the live region announces. `isEnd` is true if the visitor pressed a button although the
   * first or last layer was already shown. `press` counts the presses.
   */
  const [announced, setAnnounced] = useState<{ index: number; isEnd: boolean; press: number }>();
  const isLive = useIsHydrated();
  const { loaded, hasFailed } = useLayers(art, body, attempt);
  const isReady = loaded?.body === body;
  const shown = loaded ? layer : still;
  const shownBody = loaded?.body ?? 0;
  const drawn = loaded?.layers[shown];
  const { isCopper, ...target } = drawn?.named ?? named;
  // In a sagittal view the edges of the picture cut the body, so the drawing fills the whole dark area behind
  // it.
  const fillsFilm = plane === "sagittal";

  const markUsed = useCallback(() => {
    autoplayIsOver.current = true;
    setIsUsed(true);
    if (hasFailed) setAttempt((attempt) => attempt + 1);
  }, [hasFailed]);
  const go: ShowLayer = useCallback(
    (to) => {
      markUsed();
      setLayer((layer) => clamp(to(layer)));
    },
    [markUsed],
  );
  const chooseBody = (index: number) => {
    markUsed();
    setBody(index);
  };
  const isAwaited = isUsed && !isReady && !hasFailed;
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(setIsSlow, LOADING_DELAY_MS, true);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isAwaited]);
  useAutoplay(box, isReady, still, setLayer, autoplayIsOver);
  const { slider, isPointerFocus, onDrawing, onStack } = useSlider(layer, go, box);

  const position = (index: number) => `${texts.layer} ${index + 1} ${texts.of} ${LAYER_COUNT}`;
  const wordOf = (index: number) => texts.words[((shownBody && man) || labels)[index] as string];
  const spoken = (index: number) =>
    [position(index), wordOf(index)?.word, wordOf(index)?.note].filter(Boolean).join(", ");
  const word = wordOf(shown);
  // The announcement is deferred, so that React updates the drawing first.
  const announcement = useDeferredValue(isReady ? announced : undefined);

  const step = (by: number, name: string) => (
    <button
      type="button"
      aria-label={name}
      aria-disabled={clamp(shown + by) === shown || undefined}
      onClick={() => {
        go((layer) => layer + by);
        const index = clamp(layer + by);
        setAnnounced((last) => ({ index, isEnd: index === layer, press: (last?.press ?? 0) + 1 }));
      }}
    >
      <Icon name="chevron" />
    </button>
  );
  const asSlider = isLive && {
    role: "slider",
    tabIndex: 0,
    "aria-label": texts.slider,
    "aria-orientation": "vertical" as const,
    "aria-valuemin": 1,
    "aria-valuemax": LAYER_COUNT,
    "aria-valuenow": shown + 1,
    "aria-valuetext": spoken(shown),
  };
  return (
    <figure
      className={styles.box}
      ref={box}
      data-fills={fillsFilm || undefined}
      data-bleeds={(bleeds && !fillsFilm) || undefined}
      data-narrow={isNarrow || undefined}
      data-accent={isCopper ? "copper" : "verdigris"}
      data-hydrated={isLive || undefined}
      aria-busy={isSlow || undefined}
    >
      <div className={styles.film} {...onDrawing} data-film="">
        <div className={styles.drawing}>
          <SliceImage stillUrl={files.drawing} layer={drawn} />
          {/* With a `key`, the label becomes a new element for each layer. The browser counts moved text as a
              layout shift, but not new text. */}
          {word && (
            <CalloutLine key={shown} word={word.word} short={word.short} fillsFilm={fillsFilm} {...target} />
          )}
        </div>
      </div>
      <div className={styles.rail}>
        {step(1, texts.next)}
        <div
          className={styles.stack}
          {...onStack}
          {...asSlider}
          ref={slider}
          data-pointer-focus={isPointerFocus || undefined}
        >
          <SliceStack file={files.stack} viewBox={stackBox} index={shown} lines={drawn?.small} />
        </div>
        {step(-1, texts.previous)}
        {isLive && (
          <div role="status">
            {/* With a `key`, each press adds a new element. Screen readers announce a new element also if its
                text is the same as before. */}
            {announcement && (
              <VisuallyHidden key={announcement.press}>
                {announcement.isEnd && `${texts.end}: `}
                {spoken(announcement.index)}
              </VisuallyHidden>
            )}
          </div>
        )}
      </div>
      <Caption
        texts={texts}
        layer={shown}
        position={position(shown)}
        word={word}
        body={shownBody}
        onChooseBody={chooseBody}
      />
      {isSlow && <LoadMessage text={texts.loading} />}
      {hasFailed && isUsed && <LoadMessage text={texts.loadError} />}
    </figure>
  );
}
