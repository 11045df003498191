import sprite from "#assets/sprite.svg?url";
import type { Site } from "#content/files.ts";
import { serviceAt } from "#content/routes.ts";
import { findAmount } from "#content/service-price.ts";
import { formatAmount } from "#lib/format.ts";
import styles from "./PriceSlices.module.css";

/** Width of the drawing of one slice, and the height of the dearest one, in drawing units. */
const [WIDTH, TALLEST] = [100, 200];
/** Half the width of the disc, which is seen at an angle. */
const HALF_DISC = 37;
/** Distances of the sheets behind the disc from its front. They make the disc thick. */
const SHEETS = [18, 12, 6];

/**
 * A decorative drawing: the slices of the examinations stand on edge, each as tall as its price in the tables
 * below. An examination with several rows has the slice of its first row.
 */
export function PriceSlices({
  services,
  prices,
  pricesPage,
}: Pick<Site, "services" | "prices" | "pricesPage">) {
  const rows = [...prices.rows, ...pricesPage.others.rows].filter(
    ({ href }, index, all) => all.findIndex((row) => row.href === href) === index,
  );
  const slices = rows.flatMap(({ href, serviciu, pret }) => {
    const art = serviceAt(href, services)?.art;
    return art
      ? [{ art, href, name: serviciu.replace(/^RMN /, ""), amount: findAmount(prices, pret).amount }]
      : [];
  });
  const dearest = Math.max(...slices.map(({ amount }) => amount));
  return (
    <div className={styles.slices} aria-hidden="true">
      {slices.map(({ art, href, name, amount }, index) => {
        const height = Math.round((TALLEST * amount) / dearest);
        const disc = { rx: HALF_DISC, ry: height / 2 - 1, cy: height / 2 };
        const clip = `felie-${index}`;
        return (
          <div key={href}>
            <b>{formatAmount(amount).replace(/,00$/, "")}</b>
            <svg viewBox={`0 0 ${WIDTH} ${height}`} width={WIDTH} height={height} aria-hidden="true">
              <clipPath id={clip}>
                <ellipse {...disc} cx={HALF_DISC + 5} />
              </clipPath>
              {SHEETS.map((distance) => (
                <ellipse key={distance} {...disc} cx={HALF_DISC + 5 + distance} />
              ))}
              <g clipPath={`url(#${clip})`}>
                <rect width={WIDTH} height={height} />
                {/* The thumbnail (5 : 4) is as high as the disc, and squeezed to its width. */}
                <use
                  href={`${sprite}#thumb-${art}`}
                  width={height * 1.25}
                  height={height}
                  transform={`translate(${HALF_DISC + 5}) scale(${((2 * HALF_DISC) / height).toFixed(3)} 1) translate(${-0.625 * height})`}
                />
              </g>
              <ellipse {...disc} cx={HALF_DISC + 5} />
            </svg>
            <span>{name}</span>
          </div>
        );
      })}
    </div>
  );
}
