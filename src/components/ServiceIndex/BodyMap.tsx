import body from "#assets/art/body.svg?url";
import regions from "#assets/art/regions.json" with { type: "json" };
import type { Site } from "#content/files.ts";
import { servicePath } from "#content/routes.ts";
import styles from "./BodyMap.module.css";

/**
 * The outline of a body, on which a copper ellipse (the plane) marks the region of one examination. Screen
 * readers ignore the map, because the list of examinations beside it has the same links.
 */
export function BodyMap({ services }: Pick<Site, "services">) {
  // Examinations with the same drawing would have links on top of each other, so only the first one has a link.
  const linked = services.filter(({ art }, index) => services.findIndex((one) => one.art === art) === index);
  return (
    <figure className={styles.map} aria-hidden="true">
      <img src={body} alt="" width={145} height={400} loading="lazy" decoding="async" />
      <svg viewBox="-145 -10 290 800" width={145} height={400} aria-hidden="true">
        {linked.map(({ art, slug }) => (
          <a key={slug} href={servicePath(slug)} tabIndex={-1} data-region={art}>
            <ellipse {...regions[art].spot} />
          </a>
        ))}
        <g className={styles.plane}>
          <ellipse cy="7" rx=".94" ry=".94" />
          <ellipse cy="-7" rx=".94" ry=".94" />
          <path d="M-1 0a1 1 0 0 0 2 0" />
          <ellipse rx="1" ry="1" />
        </g>
      </svg>
    </figure>
  );
}
