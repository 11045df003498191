import { Island } from "#client/Island.tsx";
import { ArrowLink } from "#components/ArrowLink/ArrowLink.tsx";
import { BookingBlock } from "#components/BookingBlock/BookingBlock.tsx";
import { CallButton } from "#components/CallButton/CallButton.tsx";
import { CasBadge } from "#components/CasBadge/CasBadge.tsx";
import { FaqAccordion } from "#components/FaqAccordion/FaqAccordion.tsx";
import { accordionItems } from "#components/FaqAccordion/faq-texts.ts";
import { CallHours } from "#components/Hours/Hours.tsx";
import { Thumbnail } from "#components/Icon/Icon.tsx";
import { PageHead } from "#components/PageHead/PageHead.tsx";
import { ReviewedDate } from "#components/PrintHeader/PrintHeader.tsx";
import { MarkerList, Paragraphs, TitledTexts } from "#components/RichText/RichText.tsx";
import { SliceViewer } from "#components/SliceViewer/SliceViewer.tsx";
import { sliceViewerProps } from "#components/SliceViewer/slice-viewer-props.ts";
import { TwoColumns } from "#components/TwoColumns/TwoColumns.tsx";
import type { Service } from "#content/files.ts";
import { type ServicePage, servicePath } from "#content/routes.ts";
import { servicePrice } from "#content/service-price.ts";
import { ANCHORS } from "#lib/anchors.ts";
import type { ScreenProps } from "../screen-props.ts";
import { AnchorRow } from "./AnchorRow.tsx";
import otherStyles from "./OtherServices.module.css";
import { PriceCard, ServiceFacts, type ServiceProps, SpecialPrices } from "./Price.tsx";
import { MoreDetails, Preparation, SafetyNote, VisitDetails } from "./Sections.tsx";
import styles from "./ServiceScreen.module.css";

interface ServiceScreenProps extends ScreenProps {
  page: ServicePage;
}

/**
 * The page of one examination. Its blocks are in the order of docs/requirements.md 2.14. Details that
 * most visitors do not need are in collapsed `<details>` elements.
 */
export function ServiceScreen({ page: { service }, trail, texts }: ServiceScreenProps) {
  const { safety, clinic, ui } = texts;
  const props = { service, texts, price: servicePrice(service, texts.prices) };
  const badge = service.isDecontCAS && (
    <p className={styles.badge}>
      <CasBadge label={ui.badge.cas} /> <a href="/rmn-prin-cas">{ui.badge.depends}</a>
    </p>
  );
  const figure = (
    <Island name="slices">
      <SliceViewer {...sliceViewerProps(service.art, texts)} />
    </Island>
  );
  return (
    <>
      <PageHead trail={trail} title={service.title} lead={service.lead} badge={badge} figure={figure}>
        <ServiceFacts {...props} />
        <div className={styles.call}>
          <CallButton phone={clinic.headerPhone} label={ui.calls.service} echo />
          <p className={styles.links} data-no-print="">
            <ArrowLink href={`#${ANCHORS.tell}`}>{ui.service.tellStaff}</ArrowLink>
            <ArrowLink href={`#${ANCHORS.preparation}`}>{ui.service.mayEat}</ArrowLink>
          </p>
          <CallHours texts={texts} />
        </div>
        <SpecialPrices {...props} />
      </PageHead>
      <Island name="sectionLinks">
        <AnchorRow words={ui.anchors} />
      </Island>
      <div className={styles.body}>
        <TwoColumns
          before={
            <>
              <section id={ANCHORS.shows}>
                <h2>{ui.service.shows}</h2>
                <div className={styles.prose}>
                  <Paragraphs texts={service.intro} />
                </div>
              </section>
              <section>
                <h2>{ui.service.indications}</h2>
                <MarkerList items={service.indications} wide />
              </section>
              <Preparation {...props} />
              <SafetyNote {...props} />
              <VisitDetails {...props} />
              <section>
                <h2>{ui.service.advantages}</h2>
                <TitledTexts items={service.advantages} />
              </section>
            </>
          }
          aside={<PriceCard {...props} />}
          end={<BookingBlock texts={texts} emergency={safety.emergency} />}
        >
          <section id={ANCHORS.questions}>
            <h2>{ui.service.questions}</h2>
            <Island name="faq">
              <FaqAccordion items={accordionItems(service.questions)} />
            </Island>
            <MoreDetails {...props} />
          </section>
          <Reviewed {...props} />
        </TwoColumns>
      </div>
      <OtherServices {...props} />
    </>
  );
}

/** The date of the last review of the page's texts, and the doctor who has checked them. */
const Reviewed = ({ service: { reviewed, checkedBy }, texts: { ui } }: ServiceProps) => (
  <section>
    <ReviewedDate label={ui.shell.reviewed} day={reviewed} />
    {checkedBy && (
      <ReviewedDate
        label={`${ui.shell.checkedBy} ${checkedBy.name}, ${ui.shell.checkedOn}`}
        day={checkedBy.on}
      />
    )}
  </section>
);

/** The other examinations, the most closely related first, each with the reason to look at it. */
function OtherServices({ service: { related }, texts: { services, ui } }: ServiceProps) {
  return (
    <nav aria-labelledby="alte-investigatii" className={otherStyles.others}>
      <h2 id="alte-investigatii">{ui.service.others}</h2>
      <ul>
        {related.map(({ service: slug, why }) => {
          const { art, title } = services.find((other) => other.slug === slug) as Service;
          return (
            <li key={slug}>
              <Thumbnail art={art} />
              <a href={servicePath(slug)} data-stretched="">
                {title}
              </a>
              <p>{why}</p>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
