import { PlainText } from "../../components/RichText/RichText.tsx";
import type { Site } from "../../content/files.ts";
import { formatMinutesShort } from "../../lib/format.ts";
import { servicePath } from "../../lib/routes.ts";
import { servicePrice } from "../../lib/service-price.ts";
import glanceStyles from "./Glance.module.css";

/** The six examinations beside each other by what one must arrange: time, preparation, contrast. */
export function Glance({
  texts: { services, prices, ui },
}: {
  texts: Pick<Site, "services" | "prices" | "ui">;
}) {
  const words = ui.services;
  const columns = [ui.service.duration, words.preparation, words.contrast];
  return (
    <section className={glanceStyles.glance}>
      <h2>{words.glance}</h2>
      <table aria-label={words.glance}>
        <thead>
          <tr>
            {[words.examination, ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map((service) => {
            const { slug, title, duration, preparationFacts } = service;
            const { contrastIncluded, extra } = servicePrice(service, prices);
            const per = duration.per ? ` ${ui.service.per} ${duration.per}` : "";
            const preparation = preparationFacts
              .map(({ label, value, note }) => `${label}: ${[value, note].filter(Boolean).join("; ")}`)
              .join(". ");
            const contrast = contrastIncluded
              ? words.included
              : [words.onRequest, extra].filter(Boolean).join(", ");
            return (
              <tr key={slug}>
                <th scope="row">
                  <a href={servicePath(slug)}>{title}</a>
                </th>
                {[formatMinutesShort(duration.minutes) + per, preparation || words.nothing, contrast].map(
                  (fact, index) => (
                    <td key={columns[index]}>
                      <small aria-hidden="true">{columns[index]}</small>{" "}
                      <span data-sentence="">
                        <PlainText text={fact} />
                      </span>
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
