import points from "#assets/art/places.json" with { type: "json" };
import body from "#assets/art/places.svg?url";
import { Disclosure } from "#components/Disclosure/Disclosure.tsx";
import { Checklist } from "#components/MarkerList/Checklist.tsx";
import { Paragraph, PlainText } from "#components/RichText/RichText.tsx";
import { ANCHORS } from "#lib/anchors.ts";
import styles from "./SafetyNote.module.css";
import type { ServiceProps } from "./service-props.ts";

/** The side of the body on which each place has its group, and where its row of `.plate` begins, in percent. */
const PLATE = [
  ["cap", -1, 0],
  ["ochi", 1, 0],
  ["piept", -1, 28],
  ["brat", 1, 28],
  ["burta", -1, 50],
  ["bazin", -1, 73],
  ["oase", 1, 73],
] as const;

/** The size of the body above the list on narrow screens (`.body`), as a part of the large one. */
const SMALL = 0.5;

/** Half of the plate's middle column, in percent of the plate's width. */
const HALF_MIDDLE = 17;

/**
 * The section „Ce să ne spuneți înainte” (what patients must tell the staff before), on a copper tint. First
 * come the questions of this examination, then those of every examination, from head to foot: an item that
 * names several places stands at each of them. All these are always visible, because a patient must not miss
 * them; only points that neither cause harm nor prevent an examination are in a disclosure.
 */
export function SafetyNote({ service, site: { safety, ui } }: ServiceProps) {
  const { places, tellStaff, tellStaffMore: more } = safety;
  const itemsAt = (place: keyof typeof places) =>
    tellStaff.filter((item) => item.places.includes(place)).map(({ text }) => text);
  const groups = PLATE.map(([place, side, top]) => ({ place, side, top, items: itemsAt(place) }));
  const anywhere = itemsAt("oriunde");
  return (
    <section id={ANCHORS.tell} className={styles.note}>
      <h2>{ui.service.tellStaff}</h2>
      <Paragraph text={safety.tellStaffLead} />
      <h3>{ui.service.tellStaffSpecific}</h3>
      <Checklist items={service.tellStaff} isWide />
      <div className={styles.plate}>
        <div className={styles.body} data-no-print="">
          <img src={body} alt="" width={300} height={890} loading="lazy" decoding="async" />
          {[Label, Leader].map((Line) => (
            <svg
              key={Line.name}
              width="100%"
              height="100%"
              fill="currentColor"
              stroke="currentColor"
              overflow="visible"
              aria-hidden="true"
            >
              <svg x="50%" overflow="visible" aria-hidden="true">
                {groups.map(({ place, side, top, items }) =>
                  items.length === 0 ? null : (
                    <Line key={place} {...points[place]} side={side} top={top} name={places[place]} />
                  ),
                )}
              </svg>
            </svg>
          ))}
        </div>
        {groups.map(({ place, items }) => (
          // A group without items keeps its place, so that the other ones keep theirs.
          <div key={place}>
            {items.length > 0 && (
              <>
                <h3>
                  <PlainText text={places[place]} />
                </h3>
                <Checklist items={items} />
              </>
            )}
          </div>
        ))}
      </div>
      {anywhere.length > 0 && (
        <>
          <h3>
            <PlainText text={places.oriunde} />
          </h3>
          <Checklist items={anywhere} isWide />
        </>
      )}
      <Disclosure summary={<h3>{more.title}</h3>}>
        <Checklist items={more.items} />
      </Disclosure>
    </section>
  );
}

interface LineProps {
  /** A place of the body, in pixels of the large drawing; x = 0 is the middle. */
  x: number;
  y: number;
  side: -1 | 1;
  top: number;
  name: string;
}

/** The line from a place of the large body to its group. */
function Leader({ x, y, side, top }: LineProps) {
  return (
    <>
      <line x1={x} y1={y} x2={`${side * HALF_MIDDLE}%`} y2={`${top}%`} />
      <circle cx={x} cy={y} r={6} />
    </>
  );
}

/** The name of a place beside the small body, and the line to it. */
function Label({ x, y, side, name }: LineProps) {
  const [cx, cy, edge] = [x * SMALL, y * SMALL, `${side * 50}%`];
  return (
    <>
      <line x1={cx} y1={cy} x2={edge} y2={cy} />
      <circle cx={cx} cy={cy} r={4.5} />
      <text x={edge} y={cy - 9} textAnchor={side > 0 ? "end" : "start"}>
        {name}
      </text>
    </>
  );
}
