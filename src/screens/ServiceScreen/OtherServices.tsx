import { Thumbnail } from "../../components/Icon/Thumbnail.tsx";
import type { Drawing } from "../../slices/regions/index.ts";
import styles from "./OtherServices.module.css";

interface OtherServicesProps {
  title: string;
  services: readonly { href: string; title: string; why: string; art: Drawing }[];
}

/** The other examinations, the nearest first, each with the reason to look at it. */
export function OtherServices({ title, services }: OtherServicesProps) {
  return (
    <nav aria-labelledby="alte-investigatii" className={styles.others}>
      <h2 id="alte-investigatii">{title}</h2>
      <ul>
        {services.map(({ href, title, why, art }) => (
          <li key={href}>
            <Thumbnail art={art} />
            <a href={href}>{title}</a>
            <p>{why}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
