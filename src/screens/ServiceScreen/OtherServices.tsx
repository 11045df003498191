import { Thumbnail } from "#components/Icon/Icon.tsx";
import type { Service } from "#content/files.ts";
import { servicePath } from "#content/routes.ts";
import styles from "./OtherServices.module.css";
import type { ServiceProps } from "./service-props.ts";

/** The other examinations, the most closely related first, each with the reason to look at it. */
export function OtherServices({ service: { related }, site: { services, ui } }: ServiceProps) {
  return (
    <nav aria-labelledby="alte-investigatii" className={styles.others}>
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
