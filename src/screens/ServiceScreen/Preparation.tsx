import { MarkerList } from "../../components/MarkerList/MarkerList.tsx";
import { Paragraphs } from "../../components/Paragraphs/Paragraphs.tsx";
import { ServiceFacts } from "../../components/ServiceFacts/ServiceFacts.tsx";
import type { Service, Site } from "../../lib/content/files.ts";
import styles from "./ServiceScreen.module.css";

interface PreparationProps {
  service: Service;
  safety: Site["safety"];
  words: Site["ui"]["service"];
}

/** Preparation and duration: the rules with figures first, then what to do before, what happens during it and after. */
export function Preparation({ service, safety, words }: PreparationProps) {
  const facts = service.preparationFacts.map(({ label, value }) => ({ term: label, value }));
  return (
    <section>
      <h2>{words.preparation}</h2>
      {facts.length > 0 && (
        <div className={styles.rules}>
          <ServiceFacts facts={facts} />
        </div>
      )}
      <div className={styles.pair}>
        <div>
          <h3>{words.before}</h3>
          <Paragraphs texts={service.preparation} />
          <h3>{words.bring}</h3>
          <MarkerList items={[...safety.bring, ...service.bring]} />
        </div>
        <div>
          <h3>{words.takeOff}</h3>
          <Paragraphs texts={[safety.magnet]} />
          <MarkerList items={[...safety.takeOff, ...service.takeOff]} />
        </div>
        <div>
          <h3>{words.during}</h3>
          <Paragraphs texts={[service.durationText, ...safety.during]} />
        </div>
        <div>
          <h3>{words.after}</h3>
          <Paragraphs texts={safety.after} />
        </div>
      </div>
    </section>
  );
}
