import type { Drawing } from "../../lib/drawings.ts";
import { SliceArt } from "../SliceArt/SliceArt.tsx";
import styles from "./OtherServices.module.css";

interface OtherServicesProps {
  title: string;
  services: readonly { href: string; title: string; why: string; art: Drawing }[];
}

/** The other examinations, the nearest first, each with the reason to look at it. */
export function OtherServices({ title, services }: OtherServicesProps) {
  return (
    <section className={styles.others}>
      <h2>{title}</h2>
      <ul>
        {services.map(({ href, title, why, art }) => (
          <li key={href}>
            <SliceArt name={art} />
            <a href={href}>{title}</a>
            <p>{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
