import { Disclosure } from "#components/Disclosure/Disclosure.tsx";
import { MarkerList } from "#components/MarkerList/MarkerList.tsx";
import { Paragraph, PlainText } from "#components/RichText/RichText.tsx";
import { ANCHORS } from "#lib/anchors.ts";
import { BODY_PLACES } from "#lib/body-places.ts";
import styles from "./SafetyNote.module.css";
import type { ServiceProps } from "./service-props.ts";

/**
 * The section „Ce să ne spuneți înainte” (what patients must tell the staff before), on a copper tint. First
 * come the questions of this examination, then those of every examination, from head to foot: an item that
 * names several places stands at each of them. All these are always visible, because a patient must not miss
 * them; only points that neither cause harm nor prevent an examination are in a disclosure.
 */
export function SafetyNote({ service, site: { safety, ui } }: ServiceProps) {
  const own = { title: ui.service.tellStaffSpecific, items: service.tellStaff };
  const { places, tellStaff, tellStaffMore: more } = safety;
  const placed = BODY_PLACES.map((place) => ({
    title: places[place],
    items: tellStaff.filter((item) => item.places.includes(place)).map(({ text }) => text),
  }));
  return (
    <section id={ANCHORS.tell} className={styles.note}>
      <h2>{ui.service.tellStaff}</h2>
      <Paragraph text={safety.tellStaffLead} />
      <div className={styles.groups}>
        {[own, ...placed.filter(({ items }) => items.length > 0)].map((group) => (
          <div key={group.title}>
            <h3>
              <PlainText text={group.title} />
            </h3>
            <MarkerList items={group.items} hasBoxes />
          </div>
        ))}
        <Disclosure summary={<h3>{more.title}</h3>}>
          <MarkerList items={more.items} hasBoxes />
        </Disclosure>
      </div>
    </section>
  );
}
