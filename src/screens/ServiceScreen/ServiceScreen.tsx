import { ArrowLink } from "#components/ArrowLink/ArrowLink.tsx";
import { BookingBlock } from "#components/BookingBlock/BookingBlock.tsx";
import { CallButton } from "#components/CallButton/CallButton.tsx";
import { CasBadge } from "#components/CasBadge/CasBadge.tsx";
import { FaqAccordion } from "#components/FaqAccordion/FaqAccordion.tsx";
import { accordionItems } from "#components/FaqAccordion/faq-texts.ts";
import { CallHours } from "#components/Hours/Hours.tsx";
import { Island } from "#components/Island/Island.tsx";
import { Checklist } from "#components/MarkerList/Checklist.tsx";
import { PageHead } from "#components/PageHead/PageHead.tsx";
import passage from "#components/Passage/Passage.module.css";
import { ReviewedDate } from "#components/ReviewedDate/ReviewedDate.tsx";
import { Paragraphs } from "#components/RichText/RichText.tsx";
import { SliceViewer } from "#components/SliceViewer/SliceViewer.tsx";
import { sliceViewerProps } from "#components/SliceViewer/slice-viewer-props.ts";
import { TitledTexts } from "#components/TitledTexts/TitledTexts.tsx";
import { TwoColumns } from "#components/TwoColumns/TwoColumns.tsx";
import { servicePrice } from "#content/service-price.ts";
import { ANCHORS } from "#lib/anchors.ts";
import type { ScreenProps } from "../screen-props.ts";
import { AnchorRow } from "./AnchorRow.tsx";
import { MoreDetails, VisitDetails } from "./Details.tsx";
import { OtherServices } from "./OtherServices.tsx";
import { Preparation } from "./Preparation.tsx";
import { PriceCard } from "./PriceCard.tsx";
import { SafetyNote } from "./SafetyNote.tsx";
import { ServiceFacts } from "./ServiceFacts.tsx";
import styles from "./ServiceScreen.module.css";
import { SpecialPrices } from "./SpecialPrices.tsx";
import type { ServiceProps } from "./service-props.ts";

type ServiceScreenProps = ScreenProps & ServiceProps;

/**
 * The page of one examination. Its blocks are in the order of docs/requirements.md 2.14. Details that
 * most visitors do not need are in collapsed `<details>` elements.
 */
export function ServiceScreen({ site, trail, service }: ServiceScreenProps) {
  const { safety, clinic, ui } = site;
  const props = { service, site };
  const priceProps = { ...props, price: servicePrice(service, site.prices) };
  const badge = service.isDecontCAS && (
    <p className={styles.badge} data-no-print="">
      <CasBadge /> <a href="/rmn-prin-cas">{ui.badge.depends}</a>
    </p>
  );
  const figure = (
    <Island name="slices">
      <SliceViewer {...sliceViewerProps(service.art, site)} />
    </Island>
  );
  return (
    <>
      <PageHead
        trail={trail}
        title={service.title}
        lead={service.lead}
        badge={badge}
        figure={figure}
        afterFigure={
          <>
            <SpecialPrices {...priceProps} />
            <CallHours site={site} />
          </>
        }
      >
        <ServiceFacts {...priceProps} />
        <CallButton phone={clinic.headerPhone} label={ui.calls.service} hasEcho />
        <p className={styles.links} data-no-print="">
          <ArrowLink href={`#${ANCHORS.tell}`}>{ui.service.tellStaff}</ArrowLink>
          <ArrowLink href={`#${ANCHORS.preparation}`}>{ui.service.mayEat}</ArrowLink>
        </p>
      </PageHead>
      <Island name="sectionLinks">
        <AnchorRow words={ui.anchors} />
      </Island>
      <div className={styles.body}>
        <TwoColumns
          beforeCards={
            <>
              <section id={ANCHORS.shows} data-no-print="">
                <h2>{ui.service.shows}</h2>
                <div className={passage.passage}>
                  <Paragraphs texts={service.intro} />
                </div>
              </section>
              <section data-no-print="">
                <h2>{ui.service.indications}</h2>
                <Checklist items={service.indications} isWide />
              </section>
              <Preparation {...props} />
            </>
          }
          across={{
            wide: <SafetyNote {...props} />,
            after: (
              <>
                <VisitDetails {...props} />
                <section data-no-print="">
                  <h2>{ui.service.advantages}</h2>
                  <TitledTexts items={service.advantages} />
                </section>
              </>
            ),
          }}
          aside={<PriceCard {...priceProps} />}
          lastCard={<BookingBlock site={site} emergency={safety.emergency} />}
        >
          <section id={ANCHORS.questions} data-no-print="">
            <h2>{ui.service.questions}</h2>
            <Island name="faq">
              <FaqAccordion items={accordionItems(service.questions)} />
            </Island>
          </section>
          <section className={styles.more}>
            <h2>{ui.service.more}</h2>
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
const Reviewed = ({ service: { reviewed, checkedBy }, site: { ui } }: ServiceProps) => (
  <section data-no-print="">
    <ReviewedDate label={ui.shell.reviewed} day={reviewed} />
    {checkedBy && (
      <ReviewedDate
        label={`${ui.shell.checkedBy} ${checkedBy.name}, ${ui.shell.checkedOn}`}
        day={checkedBy.on}
      />
    )}
  </section>
);
