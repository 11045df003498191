import type { Service, Site } from "#content/files.ts";
import type { ServicePrice } from "#content/service-price.ts";

/** Props of the parts of an examination's page. */
export interface ServiceProps {
  service: Service;
  site: Site;
}

/** Props of the parts that show prices. */
export interface PriceProps extends ServiceProps {
  price: ServicePrice;
}
