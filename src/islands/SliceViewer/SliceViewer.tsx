import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { planeShift } from "../../components/SliceBox/planes.ts";
import type { Drawing } from "../../lib/drawings.ts";
import { SLICE_COUNT } from "../../lib/slices/types.ts";
import type { SliceWords } from "../../lib/slices/words.ts";
import { KeepMarkup } from "../KeepMarkup.tsx";
import { Film } from "./Film.tsx";
import { useKeptSlices } from "./kept-slices.ts";
import { findParts, type Parts } from "./parts.ts";
import { usePass } from "./pass.ts";
import { useSlider } from "./slider.ts";

export interface SliceViewerProps {
  art: Drawing;
  /** The finished light-box. */
  children?: ReactNode;
}

async function fetchWords(art: Drawing): Promise<SliceWords> {
  const answer = await fetch(`/straturi/${art}.json`);
  return answer.json();
}

const clamp = (index: number) => Math.min(SLICE_COUNT - 1, Math.max(0, index));

/** Behaviour table: docs/behaviour/slices.md. */
function Behaviour({ parts, art, texts }: { parts: Parts; art: Drawing; texts: SliceWords }) {
  const still = useMemo(() => Number(parts.number.textContent) - 1, [parts]);
  const [layer, setLayer] = useState(still);
  const shown = useRef(still);
  const passIsOver = useRef(false);
  const kept = useKeptSlices(art, still);

  const show = useCallback((index: number) => {
    shown.current = clamp(index);
    setLayer(shown.current);
  }, []);
  const go = useCallback(
    (index: number) => {
      passIsOver.current = true;
      show(index);
    },
    [show],
  );
  useSlider(parts, shown, go);
  usePass(parts.box, kept.filter(Boolean).length === SLICE_COUNT, still, show, passIsOver);

  const copper = kept[still]?.label;
  const label = kept[layer]?.label;
  const isReady = kept[layer] !== undefined;
  const [word, note] = (label && texts.words[label]) || ["", ""];
  const spoken = `${texts.layer} ${layer + 1} ${texts.of} ${SLICE_COUNT}${word && `, ${word}`}`;
  useEffect(() => {
    const { box, stack, current, number, words, word: name, note: explanation } = parts;
    const attributes = {
      role: "slider",
      tabindex: 0,
      "aria-label": texts.slider,
      "aria-orientation": "vertical",
      "aria-valuemin": 1,
      "aria-valuemax": SLICE_COUNT,
      "aria-valuenow": layer + 1,
      "aria-valuetext": spoken,
    };
    for (const [attribute, value] of Object.entries(attributes)) stack.setAttribute(attribute, String(value));
    current.setAttribute("transform", planeShift(layer));
    number.textContent = String(layer + 1);
    if (!isReady) return;
    box.dataset.live = "";
    words.dataset.copper = String(label === copper);
    name.textContent = word;
    explanation.textContent = note;
  }, [parts, layer, isReady, label, copper, word, note, spoken, texts.slider]);

  return <Film film={parts.film} kept={kept} layer={layer} />;
}

/** Lets the visitor go through the layers of a light-box that is finished without it. */
export default function SliceViewer({ art, children }: SliceViewerProps) {
  const [found, setFound] = useState<{ parts: Parts; texts: SliceWords }>();
  useEffect(() => {
    const parts = findParts();
    // Without its words the box stays what it is.
    if (parts)
      fetchWords(art).then(
        (texts) => setFound({ parts, texts }),
        () => {},
      );
  }, [art]);
  return (
    <>
      {children}
      <KeepMarkup>{found && <Behaviour {...found} art={art} />}</KeepMarkup>
    </>
  );
}
