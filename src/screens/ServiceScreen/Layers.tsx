import type { ReactNode } from "react";
import { Disclosure } from "../../components/Disclosure/Disclosure.tsx";
import { Paragraphs } from "../../components/Paragraphs/Paragraphs.tsx";
import { TitledTexts } from "../../components/TitledTexts/TitledTexts.tsx";
import type { Service, Site } from "../../content/files.ts";
import styles from "./ServiceScreen.module.css";

interface LayersProps {
  service: Service;
  safety: Site["safety"];
  texts: Site["ui"];
}

/** What one reads once, or only when it concerns one: closed rows, each with a few words on what is inside. */
export function Layers({ service, safety, texts }: LayersProps) {
  const { service: words, previews } = texts;
  return (
    <div>
      <Layer id="arata" title={words.shows} preview={previews.shows}>
        <Paragraphs texts={service.intro} />
      </Layer>
      <Layer id="examinare" title={words.during} preview={previews.during}>
        <Paragraphs texts={[service.durationText, ...safety.during]} />
      </Layer>
      <Layer id="dupa" title={words.after} preview={previews.after}>
        <Paragraphs texts={safety.after} />
      </Layer>
      <Layer id="contrast" title={words.contrastAndPregnancy} preview={previews.contrastAndPregnancy}>
        <Paragraphs texts={[safety.contrast, safety.pregnancy]} />
      </Layer>
      <Layer
        id="avantaje"
        title={words.advantages}
        preview={service.advantages[0]?.title.toLocaleLowerCase("ro")}
      >
        <TitledTexts items={service.advantages} />
      </Layer>
      <Layer id="limite" title={words.limits} preview={previews.limits}>
        <Paragraphs texts={[service.limits]} />
      </Layer>
    </div>
  );
}

interface LayerProps {
  /** On what opens, so that a link to the id opens the layer. */
  id: string;
  title: string;
  preview?: string | undefined;
  children: ReactNode;
}

/** One such row. */
export function Layer({ id, title, preview, children }: LayerProps) {
  return (
    <Disclosure summary={<h3>{title}</h3>} preview={preview}>
      <div id={id} className={`${styles.layer} ${styles.prose}`}>
        {children}
      </div>
    </Disclosure>
  );
}
