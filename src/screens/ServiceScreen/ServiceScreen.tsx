import { BookingBlock } from "../../components/BookingBlock/BookingBlock.tsx";
import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { CasBadge } from "../../components/CasBadge/CasBadge.tsx";
import { FaqAccordion } from "../../components/FaqAccordion/FaqAccordion.tsx";
import { CallHours } from "../../components/Hours/Hours.tsx";
import { Thumbnail } from "../../components/Icon/Icon.tsx";
import { PageHead, type ScreenProps } from "../../components/PageHead/PageHead.tsx";
import { ReviewedDate, SheetHead } from "../../components/Sheet/Sheet.tsx";
import { Split } from "../../components/Split/Split.tsx";
import type { Service } from "../../content/files.ts";
import { servicePath } from "../../lib/routes.ts";
import { servicePrice } from "../../lib/service-price.ts";
import { boxProps } from "../../slices/box-props.ts";
import { SliceBox } from "../../slices/viewer/SliceBox.tsx";
import anchorStyles from "./AnchorRow.module.css";
import otherStyles from "./OtherServices.module.css";
import { PriceCard, ServiceFacts } from "./Price.tsx";
import {
  ANCHORS,
  Indications,
  Layers,
  Preparation,
  SafetyNote,
  type ServiceProps,
  Visit,
} from "./Sections.tsx";
import styles from "./ServiceScreen.module.css";

/** What follows the box, so that the first frame has it: a transition can grow into it, its film is laid out once. */
export const AFTER_BOX = "sectiuni";

/** One examination: the eleven blocks of docs/requirements.md 2.14, what one reads once in layers that open. */
export function ServiceScreen({ page, trail, texts }: ScreenProps) {
  const service = page?.service as Service;
  const { safety, clinic, ui } = texts;
  const price = servicePrice(service.price, texts.prices);
  const badge = service.isDecontCAS && (
    <p>
      <CasBadge label={ui.badge.cas} />
    </p>
  );
  const figure = (
    <div data-slices={service.art}>
      <SliceBox {...boxProps(service.art, service.plane, texts.slices)} />
    </div>
  );
  const indications = <Indications service={service} texts={texts} />;
  return (
    <>
      <SheetHead texts={texts} kind={ui.sheet.kind} />
      <PageHead trail={trail} title={service.title} lead={service.lead} badge={badge} figure={figure}>
        <ServiceFacts service={service} price={price} texts={texts} />
        <div className={styles.call} data-screen="">
          <CallButton phone={clinic.headerPhone} label={ui.calls.service} echo />
          <CallHours clinic={clinic} />
        </div>
      </PageHead>
      {/* Always at hand; browser/inner.ts marks the section that is read. */}
      <nav id={AFTER_BOX} aria-label={ui.anchors.label} className={anchorStyles.anchors} data-sections="">
        <ul>
          {(["price", "preparation", "tell", "bring", "questions"] as const).map((section) => (
            <li key={section}>
              <a href={`#${ANCHORS[section]}`}>{ui.anchors[section]}</a>{" "}
            </li>
          ))}
        </ul>
      </nav>
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
              <PriceCard service={service} price={price} texts={texts} />
            </>
          }
          end={
            <BookingBlock
              title={ui.service.booking}
              text={ui.service.bookingText}
              emergency={safety.emergency}
              texts={texts}
            />
          }
        >
          {!service.preparationFirst && indications}
          <Preparation service={service} texts={texts} />
          <SafetyNote service={service} texts={texts} />
          <Visit service={service} texts={texts} />
          {service.preparationFirst && indications}
          <section id={ANCHORS.questions}>
            <h2>{ui.service.questions}</h2>
            <FaqAccordion items={service.questions} name="intrebari" />
            <Layers service={service} texts={texts} />
          </section>
        </Split>
      </div>
      <OtherServices service={service} texts={texts} />
    </>
  );
}

/** The other examinations, the nearest first, each with the reason to look at it. */
function OtherServices({ service: { related }, texts: { services, ui } }: ServiceProps) {
  const bySlug = new Map(services.map((other) => [other.slug, other]));
  return (
    <nav aria-labelledby="alte-investigatii" className={otherStyles.others}>
      <h2 id="alte-investigatii">{ui.service.others}</h2>
      <ul>
        {related.map(({ service: slug, why }) => {
          const other = bySlug.get(slug);
          return (
            other && (
              <li key={slug}>
                <Thumbnail art={other.art} />
                <a href={servicePath(slug)}>{other.title}</a>
                <p>{why}</p>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
