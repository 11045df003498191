import type { ServiceCard } from "#content/entities.ts";
import type { Service } from "#content/files.ts";
import { servicePath } from "#content/routes.ts";
import { formatMinutesShort } from "#lib/format.ts";

/** The duration of an examination, for example „30–45 min/segment”. */
const durationOf = ({ duration: { minutes, per } }: Service) =>
  [formatMinutesShort(minutes), per].filter(Boolean).join("/");

/** The short facts of an examination: its duration, and what its file names as highlights. */
export const highlightsOf = (service: Service) => [durationOf(service), ...service.card.highlights];

export const serviceCard = (service: Service): ServiceCard => ({
  title: service.title,
  description: service.card.description,
  href: servicePath(service.slug),
  highlights: highlightsOf(service),
  isDecontCAS: service.isDecontCAS,
});
