import { Thumbnail } from "../../components/Icon/Thumbnail.tsx";
import { servicePath } from "../../lib/routes.ts";
import styles from "./OtherServices.module.css";
import type { ServiceProps } from "./props.ts";

/** The other examinations, the nearest first, each with the reason to look at it. */
export function OtherServices({ service: { related }, texts: { services, ui } }: ServiceProps) {
  const bySlug = new Map(services.map((other) => [other.slug, other]));
  return (
    <nav aria-labelledby="alte-investigatii" className={styles.others}>
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
