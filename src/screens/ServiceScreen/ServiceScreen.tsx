import { BookingBlock } from "../../components/BookingBlock/BookingBlock.tsx";
import type { BreadcrumbItem } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { FaqAccordion } from "../../components/FaqAccordion/FaqAccordion.tsx";
import { ReviewedDate } from "../../components/ReviewedDate/ReviewedDate.tsx";
import { SheetHead } from "../../components/SheetHead/SheetHead.tsx";
import { Split } from "../../components/Split/Split.tsx";
import type { Service, Site } from "../../content/files.ts";
import { servicePath } from "../../lib/routes.ts";
import { servicePrice } from "../../lib/service-price.ts";
import type { BoxProps } from "../../slices/box-props.ts";
import { AnchorRow } from "./AnchorRow.tsx";
import { Indications } from "./Indications.tsx";
import { Layers, Visit } from "./Layers.tsx";
import { OtherServices } from "./OtherServices.tsx";
import { Preparation } from "./Preparation.tsx";
import { PriceCard } from "./PriceCard.tsx";
import { SafetyNote } from "./SafetyNote.tsx";
import { ServiceHead } from "./ServiceHead.tsx";
import styles from "./ServiceScreen.module.css";
import { ANCHORS } from "./sections.ts";

interface ServiceScreenProps {
  service: Service;
  /** The trail to this page. */
  crumbs: readonly BreadcrumbItem[];
  texts: Pick<Site, "services" | "prices" | "safety" | "cas" | "clinic" | "ui">;
  /** The light-box with the examination's slices. */
  box: BoxProps;
}

/** One examination: the eleven blocks of docs/requirements.md 2.14, what one reads once in layers that open. */
export function ServiceScreen({ service, crumbs, texts, box }: ServiceScreenProps) {
  const { services, safety, cas, clinic, ui } = texts;
  const words = ui.service;
  const price = servicePrice(service.price, texts.prices);
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
      texts={ui}
    />
  );
  const indications = <Indications items={service.indications} texts={words} />;
  return (
    <>
      <SheetHead clinic={clinic} kind={ui.sheet.kind} printed={ui.sheet.printed} />
      <ServiceHead
        service={service}
        crumbs={crumbs}
        price={price}
        phone={clinic.headerPhone}
        texts={ui}
        box={box}
      />
      <AnchorRow
        label={ui.anchors.label}
        links={(["price", "preparation", "tell", "bring", "questions"] as const).map((section) => ({
          id: ANCHORS[section],
          label: ui.anchors[section],
        }))}
      />
      <div data-later="" className={styles.body}>
        <Split
          aside={
            <>
              <div className={styles.reviewed}>
                <ReviewedDate label={ui.shell.reviewed} day={service.reviewed} />
                {service.checkedBy && (
                  <ReviewedDate
                    label={`${ui.shell.checkedBy} ${service.checkedBy.name}, ${ui.shell.checkedOn}`}
                    day={service.checkedBy.on}
                  />
                )}
              </div>
              {card}
            </>
          }
        >
          {!service.preparationFirst && indications}
          <Preparation service={service} texts={ui} />
          <SafetyNote
            id={ANCHORS.tell}
            title={words.tellStaff}
            lead={safety.tellStaffLead}
            groups={[{ title: words.tellStaffSpecific, items: service.tellStaff }, ...safety.tellStaff]}
          />
          <Visit service={service} safety={safety} texts={ui} />
          {service.preparationFirst && indications}
          <section id={ANCHORS.questions}>
            <h2>{words.questions}</h2>
            <FaqAccordion items={service.questions} name="intrebari" />
            <Layers service={service} safety={safety} texts={ui} />
          </section>
          <BookingBlock
            title={words.booking}
            text={words.bookingText}
            emergency={safety.emergency}
            texts={texts}
          />
        </Split>
      </div>
      <OtherServices title={words.others} services={others} />
    </>
  );
}
