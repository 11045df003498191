import type { Site } from "#content/files.ts";
import { servicePath } from "#content/routes.ts";
import { priceRange, servicePrice } from "#content/service-price.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./BodyPanel.module.css";
import { highlightsOf } from "./card.ts";

const PLATES = import.meta.glob<string>("../../assets/art/body/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * The drawings from back to front: the pieces of the body, and the slice or the sign of each examination. A
 * slice is between the pieces that open around it.
 */
const BACK_TO_FRONT = "lower abdominal upper cerebral crown coloana articulatii pelvin mamar".split(" ");

/** The word with which titles of examinations begin. The panel shows only the rest, which does not reach the body. */
const RMN = /^RMN\s/;

/**
 * A body of slices on a night panel, with the places of the examinations as links. The body opens at the
 * examination that is hovered or focused here or in the list beside the panel, otherwise at the head;
 * ServiceIndex.module.css does this with `:has()`.
 */
export function BodyPanel({
  services,
  prices,
  slices,
  ui,
}: Pick<Site, "services" | "prices" | "slices" | "ui">) {
  // Examinations with the same drawing would have the same place, so only the first one is named.
  const placed = services.filter(({ art }, index) => services.findIndex((one) => one.art === art) === index);
  return (
    <div className={styles.panel} data-panel="">
      <div className={styles.stage}>
        {BACK_TO_FRONT.map((name) => (
          <img
            key={name}
            src={PLATES[`../../assets/art/body/${name}.svg`]}
            alt=""
            data-plate={name}
            width={320}
            height={760}
            loading="lazy"
            decoding="async"
          />
        ))}
        <ul role="list">
          {placed.map((service) => {
            const price = servicePrice(service, prices);
            return (
              <li key={service.slug}>
                <a href={servicePath(service.slug)} data-region={service.art}>
                  <b>
                    {RMN.test(service.title) && <VisuallyHidden>RMN </VisuallyHidden>}
                    {service.title.replace(RMN, "")}
                  </b>{" "}
                  <span>{price.amounts.length > 0 ? priceRange(price) : ui.service.byPhone}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles.captions}>
        {placed.map((service) => (
          <p key={service.slug} data-region={service.art} aria-hidden="true">
            <b>{service.title}</b> {highlightsOf(service)[0]}
          </p>
        ))}
        <small>{slices.drawing}</small>
      </div>
    </div>
  );
}
