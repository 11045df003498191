import { ClosedDaysIsland, ClosedForLongIsland } from "#components/Hours/Hours.tsx";
import { Icon, type IconName } from "#components/Icon/Icon.tsx";
import { Logo } from "#components/Logo/Logo.tsx";
import { PlainText } from "#components/RichText/RichText.tsx";
import { VisuallyHidden } from "#components/VisuallyHidden/VisuallyHidden.tsx";
import type { Site } from "#content/files.ts";
import { FIXED } from "#content/fixed-texts.ts";
import { addressLine, formatPhone, phoneHref } from "#lib/format.ts";
import { formatFooterHours } from "#lib/opening-hours.ts";
import { menusOf } from "../menus.ts";
import styles from "./Footer.module.css";

interface FooterProps {
  site: Site;
  /**
   * Year of the latest review of a text; the client replaces it with the current year
   * (`src/client/enhance.ts`).
   */
  year: string;
  path: string;
}

/** The dark footer: brand, three columns of links, disclaimer and copyright. */
export function Footer({ site, year, path }: FooterProps) {
  const { clinic, publishing, ui } = site;
  const links = menusOf(site).footer;
  const { footer: words } = ui;
  const columns = [["servicii", "/servicii"], ["informatii"], ["legal", "/legal"]] as const;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo name={clinic.name} />
          <p>{words.description}</p>
          <dl>
            <Line icon="phone" label={clinic.phoneNames.footer}>
              <a href={phoneHref(clinic.footerPhone)} translate="no">
                {formatPhone(clinic.footerPhone)}
              </a>
            </Line>
            <Line icon="mail" label={words.email}>
              <a href={`mailto:${clinic.email}`} translate="no">
                {clinic.email}
              </a>
            </Line>
            <Line icon="pin" label={words.address}>
              <span translate="no">{addressLine(clinic.address)}</span>
            </Line>
            <Line icon="clock" label={words.hours}>
              <ClosedForLongIsland site={site} />
              <span>{formatFooterHours(clinic.openingHours)}</span>
              <ClosedDaysIsland site={site} />
            </Line>
          </dl>
        </div>
        {columns.map(([column, page]) => (
          <nav key={column} aria-labelledby={`subsol-${column}`}>
            <h2 id={`subsol-${column}`}>{page ? <a href={page}>{words[column]}</a> : words[column]}</h2>
            <ul>
              {links[column].map(({ name, href }) => (
                <li key={href}>
                  <a href={href} aria-current={href === path ? "page" : undefined}>
                    <PlainText text={name} />
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
        <p>{FIXED.disclaimer}</p>
        {!publishing.launched && (
          <p data-no-print="">
            <PlainText text={words.provisional} />
          </p>
        )}
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
