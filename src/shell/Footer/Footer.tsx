import { ClosedDays } from "../../components/ClosedDays/ClosedDays.tsx";
import { Icon, type IconName } from "../../components/Icon/Icon.tsx";
import { Logo } from "../../components/Logo/Logo.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import type { Site } from "../../content/files.ts";
import { formatPhone, phoneHref } from "../../lib/format.ts";
import type { MenuLink } from "../../lib/menu.ts";
import styles from "./Footer.module.css";

/** Footer link groups (docs/requirements.md 3.4). */
interface FooterLinks {
  readonly servicii: readonly MenuLink[];
  readonly informatii: readonly MenuLink[];
  readonly legal: readonly MenuLink[];
}

interface FooterProps {
  clinicName: string;
  /** The footer's own number, national form. */
  phone: string;
  /** What that number is for. */
  phoneName: string;
  email: string;
  /** Street and locality. */
  address: string;
  /** „Luni-Vineri 08:00 - 20:00”, the form that docs/requirements.md 2.10 fixes. */
  hours: string;
  /** When it is closed. */
  clinic: Pick<Site["clinic"], "openingHours" | "closingDays">;
  /** „închis”. */
  closed: string;
  disclaimer: string;
  links: FooterLinks;
  texts: Record<"description" | "servicii" | "informatii" | "legal" | "email" | "address" | "hours", string>;
  /** Year of the newest text; the browser replaces it by the year of viewing. */
  year: string;
  path: string;
}

/** Night ends every page: brand, three columns of links, disclaimer and copyright. */
export function Footer({ links, texts, path, ...props }: FooterProps) {
  const columns = ["servicii", "informatii", "legal"] as const;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo name={props.clinicName} />
          <p>{texts.description}</p>
          <dl>
            <Line icon="phone" label={props.phoneName}>
              <a href={phoneHref(props.phone)} translate="no">
                {formatPhone(props.phone)}
              </a>
            </Line>
            <Line icon="mail" label={texts.email}>
              <a href={`mailto:${props.email}`} translate="no">
                {props.email}
              </a>
            </Line>
            <Line icon="pin" label={texts.address}>
              <span translate="no">{props.address}</span>
            </Line>
            <Line icon="clock" label={texts.hours}>
              {props.hours}
              <ClosedDays clinic={props.clinic} closed={props.closed} />
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
          © <span data-current-year="">{props.year}</span>
          {` ${props.clinicName}`}
        </p>
        <p>{props.disclaimer}</p>
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
