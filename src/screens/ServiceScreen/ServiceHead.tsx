import type { BreadcrumbItem } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { CasBadge } from "../../components/CasBadge/CasBadge.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { ServiceFacts } from "../../components/ServiceFacts/ServiceFacts.tsx";
import type { Service, Site } from "../../content/files.ts";
import type { ServicePrice } from "../../lib/service-price.ts";
import type { BoxProps } from "../../slices/box-props.ts";
import { SliceBox } from "../../slices/viewer/SliceBox.tsx";
import { serviceFacts } from "./facts.ts";
import styles from "./ServiceScreen.module.css";

interface ServiceHeadProps {
  service: Service;
  /** The trail to this page. */
  crumbs: readonly BreadcrumbItem[];
  price: ServicePrice;
  /** The number of the header, for bookings. */
  phone: string;
  texts: Site["ui"];
  /** The light-box with the examination's slices; browser/slices.ts takes it over by its `data-slices`. */
  box: BoxProps;
}

/** What the examination is, whether CAS covers it, its figures and the call. */
export function ServiceHead({ service, crumbs, price, phone, texts, box }: ServiceHeadProps) {
  return (
    <PageHead
      crumbs={crumbs}
      crumbsLabel={texts.shell.breadcrumb}
      title={service.title}
      lead={service.lead}
      badge={
        service.isDecontCAS && (
          <p>
            <CasBadge label={texts.badge.cas} />
          </p>
        )
      }
      figure={
        <div data-slices={service.art}>
          <SliceBox {...box} />
        </div>
      }
    >
      <ServiceFacts facts={serviceFacts(service, price, phone, texts)} />
      <div className={styles.call}>
        <CallButton phone={phone} label={texts.calls.service} echo />
      </div>
    </PageHead>
  );
}
