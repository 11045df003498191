import { useCallback, useEffect, useRef, useState } from "react";
import type { BoxProps } from "../box-props.ts";
import { drawingFiles } from "../drawing-files.ts";
import { SLICE_COUNT } from "../types.ts";
import { BoxView } from "./BoxView.tsx";
import { Film } from "./Film.tsx";
import { useKeptSlices } from "./kept-slices.ts";
import { Leader } from "./Leader.tsx";
import { usePass } from "./pass.ts";
import { Stack } from "./Stack.tsx";
import { type Go, useSlider } from "./slider.ts";

const clamp = (index: number) => Math.min(SLICE_COUNT - 1, Math.max(0, index));

/**
 * A light-box with one layer of the body, named in place, and the stack of all of them. The page is built with it; where
 * somebody wants it, the same component takes the markup over. Behaviour table: docs/behaviour/slices.md.
 */
export function SliceBox(props: BoxProps) {
  const { art, still, named, labels, stackBox, texts } = props;
  const files = drawingFiles(art);
  const box = useRef<HTMLElement>(null);
  const passIsOver = useRef(false);
  const [layer, setLayer] = useState(still);
  const [said, setSaid] = useState("");
  // The first picture is the page's own; what only script can serve comes with the second.
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  const kept = useKeptSlices(art, still);

  const show = useCallback((index: number) => setLayer(clamp(index)), []);
  const go: Go = useCallback((to) => {
    passIsOver.current = true;
    setLayer((layer) => clamp(to(layer)));
  }, []);
  const spoken = (index: number) => {
    const { word, note } = texts.words[labels[index] as string] ?? {};
    return [`${texts.layer} ${index + 1} ${texts.of} ${SLICE_COUNT}`, word, note].filter(Boolean).join(", ");
  };
  usePass(box, kept.filter(Boolean).length === SLICE_COUNT, still, show, passIsOver);
  const { slider, isByHand, onFilm, onStack } = useSlider(layer, go, box);

  // Until a layer has been computed, the one that stood before it stays.
  let shown = layer;
  while (shown !== still && !kept[shown]) shown += Math.sign(still - shown);
  const slice = kept[layer];
  const { isCopper } = kept[shown]?.named ?? named;
  const word = texts.words[labels[layer] as string];
  const place = slice?.named ?? (layer === still ? named : undefined);
  return (
    <BoxView
      {...props}
      ref={box}
      layer={layer}
      isCopper={isCopper}
      film={<Film still={files.drawing} kept={kept} shown={kept[shown] && shown} />}
      leader={
        word &&
        place && <Leader word={word.word} short={word.short} fills={props.cut === "sagittal"} {...place} />
      }
      pile={
        <Stack
          file={files.stack}
          viewBox={stackBox}
          layer={layer}
          lines={slice?.small}
          isStill={layer === still}
          isLive={isLive}
        />
      }
      onFilm={onFilm}
      onStack={{
        ...onStack,
        ref: slider,
        ...(isByHand && { "data-by-hand": "" }),
        ...(isLive && {
          role: "slider",
          tabIndex: 0,
          "aria-label": texts.slider,
          "aria-orientation": "vertical",
          "aria-valuemin": 1,
          "aria-valuemax": SLICE_COUNT,
          "aria-valuenow": layer + 1,
          "aria-valuetext": spoken(layer),
        }),
      }}
      onStep={(by) => {
        go((layer) => layer + by);
        setSaid(spoken(clamp(layer + by)));
      }}
      said={isLive ? said : undefined}
    />
  );
}
