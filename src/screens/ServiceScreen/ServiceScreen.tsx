import { BookingBlock } from "../../components/BookingBlock/BookingBlock.tsx";
import type { BreadcrumbItem } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { FaqAccordion } from "../../components/FaqAccordion/FaqAccordion.tsx";
import { MarkerList } from "../../components/MarkerList/MarkerList.tsx";
import { OtherServices } from "../../components/OtherServices/OtherServices.tsx";
import { Paragraphs } from "../../components/Paragraphs/Paragraphs.tsx";
import { PriceCard } from "../../components/PriceCard/PriceCard.tsx";
import { ReviewedDate } from "../../components/ReviewedDate/ReviewedDate.tsx";
import { RichText } from "../../components/RichText/RichText.tsx";
import { SafetyNote } from "../../components/SafetyNote/SafetyNote.tsx";
import { Split } from "../../components/Split/Split.tsx";
import type { Service, Site } from "../../lib/content/files.ts";
import { servicePath } from "../../lib/routes.ts";
import { servicePrice } from "../../lib/service-price.ts";
import { Preparation } from "./Preparation.tsx";
import { ServiceHead } from "./ServiceHead.tsx";

interface ServiceScreenProps {
  service: Service;
  /** The trail to this page. */
  crumbs: readonly BreadcrumbItem[];
  site: Pick<Site, "services" | "prices" | "safety" | "cas" | "clinic" | "ui">;
}

/** One examination: the eleven blocks of spec.md §2. */
export function ServiceScreen({ service, crumbs, site }: ServiceScreenProps) {
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
      price={price}
      note={service.price.note}
      casNote={service.isDecontCAS ? cas.badgeNote : undefined}
      labels={{
        title: words.priceCard,
        withContrast: words.withContrast,
        contrast: words.contrastIncluded,
        included: words.included,
        allPrices: words.allPrices,
        badge: ui.badge.cas,
        conditions: ui.badge.conditions,
      }}
    />
  );
  const preparation = <Preparation service={service} safety={safety} words={words} />;
  return (
    <>
      <ServiceHead service={service} crumbs={crumbs} price={price} phone={clinic.headerPhone} ui={ui} />
      <Split aside={card} asideFirst>
        <section>
          <Paragraphs texts={service.intro} />
        </section>
        {service.preparationFirst && preparation}
        <section>
          <h2>{words.indications}</h2>
          <MarkerList items={service.indications} wide />
        </section>
        {!service.preparationFirst && preparation}
        <SafetyNote
          title={words.tellStaff}
          lead={safety.tellStaffLead}
          lists={[
            { title: words.tellStaffCommon, items: safety.tellStaff },
            { title: words.tellStaffSpecific, items: service.tellStaff },
          ]}
        />
        <section>
          <h2>{words.contrastAndPregnancy}</h2>
          <Paragraphs texts={[safety.contrast, safety.pregnancy]} />
        </section>
        <section>
          <h2>{words.advantages}</h2>
          <MarkerList items={service.advantages} wide />
        </section>
        <section>
          <h2>{words.limits}</h2>
          <Paragraphs texts={[service.limits, safety.report]} />
        </section>
        <section>
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
        <div>
          <p>
            <strong>
              <RichText text={safety.emergency} />
            </strong>
          </p>
          <ReviewedDate label={ui.shell.reviewed} day={service.reviewed} />
          {service.checkedBy && (
            <ReviewedDate
              label={`${ui.shell.checkedBy} ${service.checkedBy.name}, ${ui.shell.checkedOn}`}
              day={service.checkedBy.on}
            />
          )}
        </div>
      </Split>
      <OtherServices title={words.others} services={others} />
    </>
  );
}
