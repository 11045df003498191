import type { ReactNode } from "react";
import { Disclosure } from "../../components/Disclosure/Disclosure.tsx";
import { MarkerList } from "../../components/MarkerList/MarkerList.tsx";
import { Paragraph, Paragraphs } from "../../components/RichText/RichText.tsx";
import { TitledTexts } from "../../components/TitledTexts/TitledTexts.tsx";
import { ANCHORS, type ServiceProps } from "./props.ts";
import styles from "./ServiceScreen.module.css";

/** What one packs the evening before, and what one fears: sections of the page that open. */
export function Visit({ service, texts: { safety, ui } }: ServiceProps) {
  const { service: words, previews } = ui;
  return (
    <div data-visit="">
      <Layer id={ANCHORS.bring} heading="h2" title={words.bring} preview={previews.bring}>
        <MarkerList items={[...safety.bring, ...service.bring]} wide />
      </Layer>
      <Layer id="deoparte" heading="h2" title={words.takeOff} preview={previews.takeOff}>
        <Paragraph text={safety.magnet} />
        <MarkerList items={[...safety.takeOff, ...service.takeOff]} wide />
      </Layer>
      <Layer id="teama" heading="h2" title={safety.fear.title} preview={previews.fear}>
        <Paragraph text={safety.fear.text} />
      </Layer>
    </div>
  );
}

/** What one reads once, or only when it concerns one. */
export function Layers({ service, texts: { safety, ui } }: ServiceProps) {
  const { service: words, previews } = ui;
  return (
    <>
      <Layer id="arata" title={words.shows} preview={previews.shows}>
        <Paragraphs texts={service.intro} />
        <h4>{words.advantages}</h4>
        <TitledTexts items={service.advantages} />
        <h4>{words.limits}</h4>
        <Paragraph text={service.limits} />
      </Layer>
      <Layer id="examinare" title={words.during} preview={previews.during}>
        <Paragraphs texts={[service.durationText, ...safety.during]} />
        <h4>{words.after}</h4>
        <Paragraphs texts={safety.after} />
      </Layer>
      <Layer id="contrast" title={words.contrastAndPregnancy} preview={previews.contrastAndPregnancy}>
        <Paragraphs texts={[safety.contrast, safety.pregnancy]} />
      </Layer>
    </>
  );
}

interface LayerProps {
  /** On what opens, so that a link to the id opens the layer. */
  id: string;
  heading?: "h2" | "h3";
  title: string;
  preview: string;
  children: ReactNode;
}

/** A closed row with a few words on what is inside. */
function Layer({ id, heading: Heading = "h3", title, preview, children }: LayerProps) {
  return (
    <Disclosure summary={<Heading>{title}</Heading>} preview={preview}>
      <div id={id} className={`${styles.layer} ${styles.prose}`}>
        {children}
      </div>
    </Disclosure>
  );
}
