import points from "#assets/art/places.json" with { type: "json" };
import body from "#assets/art/places.svg?url";
import { Disclosure } from "#components/Disclosure/Disclosure.tsx";
import { MarkerList } from "#components/MarkerList/MarkerList.tsx";
import { Paragraph, PlainText } from "#components/RichText/RichText.tsx";
import { ANCHORS } from "#lib/anchors.ts";
import { BODY_PLACES } from "#lib/drawings.ts";
import styles from "./SafetyNote.module.css";
import type { ServiceProps } from "./service-props.ts";

/** Where the rows of `.plate` begin, in percent of its height. A row has a group on each side of the body. */
const ROW_TOPS = [0, 28, 56, 76];

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
  const groups = BODY_PLACES.map((place) => ({
    place,
    items: tellStaff.filter((item) => item.places.includes(place)).map(({ text }) => text),
  }));
  return (
    <section id={ANCHORS.tell} className={styles.note}>
      <h2>{ui.service.tellStaff}</h2>
      <Paragraph text={safety.tellStaffLead} />
      <h3>{ui.service.tellStaffSpecific}</h3>
      <MarkerList items={service.tellStaff} isWide hasBoxes />
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
                {groups.map(({ place, items }, index) =>
                  place === "oriunde" || items.length === 0 ? null : (
                    <Line key={place} {...points[place]} index={index} name={places[place]} />
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
                <MarkerList items={items} hasBoxes />
              </>
            )}
          </div>
        ))}
      </div>
      <Disclosure summary={<h3>{more.title}</h3>}>
        <MarkerList items={more.items} hasBoxes />
      </Disclosure>
    </section>
  );
}

interface LineProps {
  /** A place of the body, in pixels of the large drawing; x = 0 is the middle. */
  x: number;
  y: number;
  /** The place of the group in the list; groups with an even index are on the left. */
  index: number;
  name: string;
}

/** The line from a place of the large body to its group. */
function Leader({ x, y, index }: LineProps) {
  const edge = index % 2 ? HALF_MIDDLE : -HALF_MIDDLE;
  return (
    <>
      <line x1={x} y1={y} x2={`${edge}%`} y2={`${ROW_TOPS[Math.floor(index / 2)]}%`} />
      <circle cx={x} cy={y} r={6} />
    </>
  );
}

/** The name of a place beside the small body, and the line to it. */
function Label({ x, y, index, name }: LineProps) {
  const [cx, cy, edge] = [x * SMALL, y * SMALL, index % 2 ? "50%" : "-50%"];
  return (
    <>
      <line x1={cx} y1={cy} x2={edge} y2={cy} />
      <circle cx={cx} cy={cy} r={4.5} />
      <text x={edge} y={cy - 9} textAnchor={index % 2 ? "end" : "start"}>
        {name}
      </text>
    </>
  );
}
