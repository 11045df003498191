import body from "../../assets/art/body.svg?url";
import styles from "./BodyMap.module.css";

/** Regions in the map's units: centre line x = 0, height 0 (crown) to 780. Later ones lie over earlier ones: of the spine the neck is left. */
const REGIONS: Readonly<Record<string, { cy: number; rx: number; ry: number }>> = {
  coloana: { cy: 253, rx: 22, ry: 145 },
  cerebral: { cy: 50, rx: 46, ry: 58 },
  articulatii: { cy: 566, rx: 82, ry: 44 },
  abdominal: { cy: 294, rx: 74, ry: 40 },
  pelvin: { cy: 384, rx: 84, ry: 42 },
  mamar: { cy: 206, rx: 92, ry: 36 },
};

interface BodyMapProps {
  /** Where a click on a region leads; the first place of a region counts, and unknown regions have no spot. */
  places: readonly { region: string; href: string }[];
}

/** A body in contour lines and the copper plane that reads it: says again, for the eye, what the rows say. */
export function BodyMap({ places }: BodyMapProps) {
  return (
    <figure className={styles.map} aria-hidden="true">
      <img src={body} alt="" width={580} height={1600} loading="lazy" decoding="async" />
      <svg viewBox="-145 -10 290 800" aria-hidden="true">
        {Object.entries(REGIONS).map(([region, ellipse]) => {
          const place = places.find((other) => other.region === region);
          return (
            place && (
              <a key={region} href={place.href} tabIndex={-1} data-region={region}>
                <ellipse {...ellipse} />
              </a>
            )
          );
        })}
        <g className={styles.plane}>
          <ellipse rx="1" ry="1" />
          <ellipse rx="1" ry="1" />
          <ellipse rx="1" ry="1" />
        </g>
      </svg>
    </figure>
  );
}
