import body from "../../assets/art/body.svg?url";
import { REGIONS } from "../../slices/regions.ts";
import styles from "./BodyMap.module.css";

interface BodyMapProps {
  /** Where a click on a region leads; the first place of a region counts, and unknown regions have no spot. */
  places: readonly { region: string; href: string }[];
}

/** A body in contour lines and the copper plane that reads it: says again, for the eye, what the rows say. */
export function BodyMap({ places }: BodyMapProps) {
  return (
    <figure className={styles.map} aria-hidden="true">
      <img src={body} alt="" width={145} height={400} loading="lazy" decoding="async" />
      <svg viewBox="-145 -10 290 800" width={145} height={400} aria-hidden="true">
        {Object.entries(REGIONS).map(([region, { spot }]) => {
          const place = places.find((other) => other.region === region);
          return (
            place && (
              <a key={region} href={place.href} tabIndex={-1} data-region={region}>
                <ellipse {...spot} />
              </a>
            )
          );
        })}
        <g className={styles.plane}>
          <ellipse cy="7" rx=".94" ry=".94" />
          <ellipse cy="-7" rx=".94" ry=".94" />
          <ellipse rx="1" ry="1" />
        </g>
      </svg>
    </figure>
  );
}
