import type { BreadcrumbItem } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { CasBadge } from "../../components/CasBadge/CasBadge.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { ServiceFacts } from "../../components/ServiceFacts/ServiceFacts.tsx";
import type { Service, Site } from "../../lib/content/files.ts";
import type { ServicePrice } from "../../lib/service-price.ts";
import { serviceFacts } from "./facts.ts";
import styles from "./ServiceScreen.module.css";
import { STACKS } from "./stacks.ts";

interface ServiceHeadProps {
  service: Service;
  /** The trail to this page. */
  crumbs: readonly BreadcrumbItem[];
  price: ServicePrice;
  /** The number of the header, for bookings. */
  phone: string;
  ui: Site["ui"];
}

/** What the examination is, whether CAS covers it, its three figures and the call. */
export function ServiceHead({ service, crumbs, price, phone, ui }: ServiceHeadProps) {
  const badge = service.isDecontCAS && (
    <p className={styles.badge}>
      <CasBadge label={ui.badge.cas} onArt /> <a href="/rmn-prin-cas">{ui.badge.conditions}</a>
    </p>
  );
  return (
    <PageHead
      crumbs={crumbs}
      crumbsLabel={ui.shell.breadcrumb}
      title={service.title}
      lead={service.lead}
      badge={badge}
      art={STACKS[service.art]}
    >
      <ServiceFacts facts={serviceFacts(service, price, ui.service)} />
      <CallButton phone={phone} label={ui.calls.service} echo />
    </PageHead>
  );
}
