import { PlainText } from "#components/RichText/RichText.tsx";
import { drawingFiles } from "#components/SliceViewer/drawing-files.ts";
import { servicePath } from "#content/routes.ts";
import styles from "./OtherServices.module.css";
import type { ServiceProps } from "./service-props.ts";

/** The other examinations, in their order, each with the description of its card. */
export function OtherServices({ service, site: { services, ui } }: ServiceProps) {
  return (
    <nav aria-labelledby="alte-investigatii" className={styles.others}>
      <h2 id="alte-investigatii">{ui.service.others}</h2>
      <ul>
        {services
          .filter(({ slug }) => slug !== service.slug)
          .map(({ slug, art, title, card }) => (
            <li key={slug}>
              <img src={drawingFiles(art).drawing} alt="" width={1200} height={900} loading="lazy" />
              <a href={servicePath(slug)} data-stretched="">
                {title}
              </a>
              <p>
                <PlainText text={card.description} />
              </p>
            </li>
          ))}
      </ul>
    </nav>
  );
}
