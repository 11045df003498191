import type { ReactNode } from "react";
import { AnchorRow } from "../../components/AnchorRow/AnchorRow.tsx";
import { BookingBlock } from "../../components/BookingBlock/BookingBlock.tsx";
import type { BreadcrumbItem } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { FaqAccordion } from "../../components/FaqAccordion/FaqAccordion.tsx";
import { OtherServices } from "../../components/OtherServices/OtherServices.tsx";
import { PriceCard } from "../../components/PriceCard/PriceCard.tsx";
import { RichText } from "../../components/RichText/RichText.tsx";
import { SafetyNote } from "../../components/SafetyNote/SafetyNote.tsx";
import { SheetHead } from "../../components/SheetHead/SheetHead.tsx";
import { Split } from "../../components/Split/Split.tsx";
import type { Service, Site } from "../../lib/content/files.ts";
import { servicePath } from "../../lib/routes.ts";
import { servicePrice } from "../../lib/service-price.ts";
import { Indications } from "./Indications.tsx";
import { Layers } from "./Layers.tsx";
import { Preparation } from "./Preparation.tsx";
import { ServiceHead } from "./ServiceHead.tsx";
import styles from "./ServiceScreen.module.css";
import { ANCHORS } from "./sections.ts";

interface ServiceScreenProps {
  service: Service;
  /** The trail to this page. */
  crumbs: readonly BreadcrumbItem[];
  site: Pick<Site, "services" | "prices" | "safety" | "cas" | "clinic" | "ui">;
  /** The light-box with the examination's slices, which an island serves. */
  viewer?: ReactNode;
}

/** One examination: the eleven blocks of spec.md §2, what one reads once in layers that open. */
export function ServiceScreen({ service, crumbs, site, viewer }: ServiceScreenProps) {
  const { services, safety, cas, clinic, ui } = site;
  const words = ui.service;
  const price = servicePrice(service.price, site.prices);
  const others = service.related.flatMap(({ service: slug, why }) =>
    services
      .filter((other) => other.slug === slug)
      .map(({ title, art }) => ({ href: servicePath(slug), title, art, why })),
  );
  const card = (
    <PriceCard
      id={ANCHORS.price}
      price={price}
      note={service.price.note}
      phone={clinic.headerPhone}
      casNote={service.isDecontCAS ? cas.badgeNote : undefined}
      labels={{
        title: words.priceCard,
        withContrast: words.withContrast,
        contrast: words.contrastIncluded,
        included: words.included,
        byPhone: words.byPhone,
        allPrices: words.allPrices,
        conditions: ui.badge.conditions,
        call: ui.calls.hero,
      }}
    />
  );
  const indications = <Indications items={service.indications} words={words} />;
  return (
    <>
      <SheetHead clinic={clinic} kind={ui.sheet.kind} printed={ui.sheet.printed} />
      <ServiceHead
        service={service}
        crumbs={crumbs}
        price={price}
        phone={clinic.headerPhone}
        ui={ui}
        viewer={viewer}
      />
      <AnchorRow
        label={ui.anchors.label}
        links={(["price", "preparation", "bring", "tell", "questions"] as const).map((section) => ({
          id: ANCHORS[section],
          label: ui.anchors[section],
        }))}
      />
      <div data-later className={styles.body}>
        <Split aside={card}>
          {!service.preparationFirst && indications}
          <Preparation service={service} safety={safety} ui={ui} />
          <SafetyNote
            id={ANCHORS.tell}
            title={words.tellStaff}
            lead={safety.tellStaffLead}
            lists={[
              { title: words.tellStaffCommon, items: safety.tellStaff },
              { title: words.tellStaffSpecific, items: service.tellStaff },
            ]}
          />
          {service.preparationFirst && indications}
          <Layers service={service} safety={safety} ui={ui} />
          <section id={ANCHORS.questions}>
            <h2>{words.questions}</h2>
            <FaqAccordion items={service.questions} name="intrebari" />
          </section>
          <BookingBlock
            title={words.booking}
            text={words.bookingText}
            phone={clinic.headerPhone}
            call={ui.calls.hero}
            link={{ href: "/contact", label: words.bookingContact }}
          />
          <p>
            <strong>
              <RichText text={safety.emergency} />
            </strong>
          </p>
        </Split>
      </div>
      <OtherServices title={words.others} services={others} />
    </>
  );
}
