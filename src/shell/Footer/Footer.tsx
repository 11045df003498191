import { ClosedDays } from "../../components/ClosedDays/ClosedDays.tsx";
import { Icon, type IconName } from "../../components/Icon/Icon.tsx";
import { Logo } from "../../components/Logo/Logo.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import type { Site } from "../../content/files.ts";
import { formatPhone, phoneHref } from "../../lib/format.ts";
import { formatFooterHours } from "../../lib/opening-hours.ts";
import styles from "./Footer.module.css";

interface FooterProps {
  clinic: Site["clinic"];
  /** Link groups (docs/requirements.md 3.4). */
  links: Site["navigation"]["footer"];
  texts: Site["ui"];
  /** Year of the newest text; the browser replaces it by the year of viewing. */
  year: string;
  path: string;
}

/** Night ends every page: brand, three columns of links, disclaimer and copyright. */
export function Footer({ clinic, links, texts: { footer: texts, hours }, year, path }: FooterProps) {
  const columns = ["servicii", "informatii", "legal"] as const;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo name={clinic.name} />
          <p>{texts.description}</p>
          <dl>
            <Line icon="phone" label={clinic.phoneNames.footer}>
              <a href={phoneHref(clinic.footerPhone)} translate="no">
                {formatPhone(clinic.footerPhone)}
              </a>
            </Line>
            <Line icon="mail" label={texts.email}>
              <a href={`mailto:${clinic.email}`} translate="no">
                {clinic.email}
              </a>
            </Line>
            <Line icon="pin" label={texts.address}>
              <span translate="no">{`${clinic.address.street}, ${clinic.address.locality}`}</span>
            </Line>
            <Line icon="clock" label={texts.hours}>
              {formatFooterHours(clinic.openingHours)}
              <ClosedDays clinic={clinic} closed={hours.off} />
            </Line>
          </dl>
        </div>
        {columns.map((column) => (
          <nav key={column} aria-labelledby={`subsol-${column}`}>
            <h2 id={`subsol-${column}`}>{texts[column]}</h2>
            <ul>
              {links[column].map(({ name, href }) => (
                <li key={href}>
                  <a href={href} aria-current={href === path ? "page" : undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.end}>
        <p translate="no">
          © <span data-current-year="">{year}</span>
          {` ${clinic.name}`}
        </p>
        <p>{clinic.disclaimer}</p>
      </div>
    </footer>
  );
}

function Line({ icon, label, children }: { icon: IconName; label: string; children: React.ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>
        <Icon name={icon} size={20} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
