import type { ReactNode } from "react";
import type { BreadcrumbItem } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { CasBadge } from "../../components/CasBadge/CasBadge.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { ReviewedDate } from "../../components/ReviewedDate/ReviewedDate.tsx";
import { ServiceFacts } from "../../components/ServiceFacts/ServiceFacts.tsx";
import type { Service, Site } from "../../lib/content/files.ts";
import type { ServicePrice } from "../../lib/service-price.ts";
import { serviceFacts } from "./facts.ts";
import styles from "./ServiceScreen.module.css";

interface ServiceHeadProps {
  service: Service;
  /** The trail to this page. */
  crumbs: readonly BreadcrumbItem[];
  price: ServicePrice;
  /** The number of the header, for bookings. */
  phone: string;
  ui: Site["ui"];
  /** The light-box with the examination's slices. */
  viewer: ReactNode;
}

/** What the examination is, whether CAS covers it, its figures and the call. */
export function ServiceHead({ service, crumbs, price, phone, ui, viewer }: ServiceHeadProps) {
  return (
    <PageHead
      crumbs={crumbs}
      crumbsLabel={ui.shell.breadcrumb}
      title={service.title}
      lead={service.lead}
      badge={
        service.isDecontCAS && (
          <p className={styles.badge}>
            <CasBadge label={ui.badge.cas} />
          </p>
        )
      }
      figure={viewer}
    >
      <ServiceFacts facts={serviceFacts(service, price, ui.service)} />
      <div className={styles.actions}>
        <CallButton phone={phone} label={ui.calls.service} echo />
        <div>
          <ReviewedDate label={ui.shell.reviewed} day={service.reviewed} />
          {service.checkedBy && (
            <ReviewedDate
              label={`${ui.shell.checkedBy} ${service.checkedBy.name}, ${ui.shell.checkedOn}`}
              day={service.checkedBy.on}
            />
          )}
        </div>
      </div>
    </PageHead>
  );
}
