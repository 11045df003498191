import { formatDays, formatPhone, phoneHref } from "../../lib/format.ts";
import type { MenuLink } from "../../lib/menu.ts";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { Logo } from "../Logo/Logo.tsx";
import styles from "./Footer.module.css";

/** Footer link groups (spec.md §3). */
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
  /** „Luni-Vineri 08:00 - 20:00”, the form that spec.md §2 fixes. */
  hours: string;
  /** ISO days on which the clinic is closed against its hours. */
  closingDays: readonly { readonly from: string; readonly to?: string | undefined }[];
  disclaimer: string;
  links: FooterLinks;
  labels: Record<
    "description" | "servicii" | "informatii" | "legal" | "email" | "address" | "hours" | "closed",
    string
  >;
  /** Year of the build; the browser replaces it by the year of viewing. */
  buildYear: number;
  path: string;
}

/** Night ends every page: brand, three columns of links, disclaimer and copyright. */
export function Footer({ links, labels, path, ...props }: FooterProps) {
  const columns = ["servicii", "informatii", "legal"] as const;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo name={props.clinicName} />
          <p>{labels.description}</p>
          <dl>
            <Line icon="phone" label={props.phoneName}>
              <a href={phoneHref(props.phone)} translate="no">
                {formatPhone(props.phone)}
              </a>
            </Line>
            <Line icon="mail" label={labels.email}>
              <a href={`mailto:${props.email}`} translate="no">
                {props.email}
              </a>
            </Line>
            <Line icon="pin" label={labels.address}>
              <span translate="no">{props.address}</span>
            </Line>
            <Line icon="clock" label={labels.hours}>
              {props.hours}
              {props.closingDays.map((days) => (
                <p key={days.from}>{`${labels.closed}: ${formatDays(days)}`}</p>
              ))}
            </Line>
          </dl>
        </div>
        {columns.map((column) => (
          <nav key={column} aria-labelledby={`subsol-${column}`}>
            <h2 id={`subsol-${column}`}>{labels[column]}</h2>
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
          © <span data-current-year>{props.buildYear}</span>
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
        <span className={styles.label}>{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
