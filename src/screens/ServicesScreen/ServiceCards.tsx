import { LogoMark } from "#components/Logo/Logo.tsx";
import { CardPrice } from "#components/ServiceIndex/CardPrice.tsx";
import { serviceCard } from "#components/ServiceIndex/card.ts";
import { ServiceCard } from "#components/ServiceIndex/ServiceCard.tsx";
import { drawingFiles } from "#components/SliceViewer/drawing-files.ts";
import type { Site } from "#content/files.ts";
import { servicePrice } from "#content/service-price.ts";
import styles from "./ServiceCards.module.css";

/** A card with a large picture for each examination, and a wide one for the clinic. */
export function ServiceCards({ site: { services, servicesPage, prices, ui } }: { site: Site }) {
  return (
    <ul role="list" className={styles.cards}>
      {services.map((service) => (
        <ServiceCard
          key={service.slug}
          {...serviceCard(service)}
          className={styles.card}
          picture={
            <img src={drawingFiles(service.art).drawing} alt="" width={1200} height={900} loading="lazy" />
          }
          price={<CardPrice className={styles.price} price={servicePrice(service, prices)} ui={ui} />}
          headingLevel={2}
          moreAbout={ui.calls.moreAbout}
        />
      ))}
      <ServiceCard
        {...servicesPage.clinicCard}
        className={styles.wide}
        href="/"
        isDecontCAS={false}
        picture={<LogoMark size={72} />}
        headingLevel={2}
        moreAbout={ui.calls.moreAbout}
      />
    </ul>
  );
}
