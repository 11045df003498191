import { Card } from "#components/Card/Card.tsx";
import { ClosedDaysIsland } from "#components/Hours/Hours.tsx";
import { Island } from "#components/Island/Island.tsx";
import { Paragraph } from "#components/RichText/RichText.tsx";
import type { Site } from "#content/files.ts";
import { formatOpeningHours } from "#lib/opening-hours.ts";
import styles from "./HoursCard.module.css";
import { WeekChart } from "./WeekChart.tsx";
import { weekProps } from "./week-props.ts";

/**
 * A card with the opening hours: the week as a drawing, the hours as a sentence, and the days on which the
 * clinic is closed.
 */
export function HoursCard({ site }: { site: Site }) {
  const { contactPage: page, clinic } = site;
  return (
    <Card
      details={
        <>
          <p className={styles.hours} data-sentence="">
            {formatOpeningHours(clinic.openingHours)}
          </p>
          <ClosedDaysIsland site={site} />
          <Paragraph text={page.hours.text} />
        </>
      }
    >
      <h2>{page.hours.title}</h2>
      <Island name="week">
        <WeekChart {...weekProps(site)} />
      </Island>
    </Card>
  );
}
