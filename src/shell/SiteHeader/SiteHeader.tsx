import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { InlineIcon } from "../../components/Icon/Icon.tsx";
import { Logo } from "../../components/Logo/Logo.tsx";
import type { Site } from "../../content/files.ts";
import { formatPhone, phoneHref } from "../../lib/format.ts";
import { Dropdown, MenuPanel } from "./Menus.tsx";
import styles from "./SiteHeader.module.css";

interface SiteHeaderProps {
  texts: Site;
  /** Path of the page that shows the header. */
  path: string;
  /** „night” over a dark hero: transparent until the page is scrolled. */
  tone: "paper" | "night";
}

const PANEL_ID = "meniu";
/** The footer's links, for browsers in which nothing opens the panel without script. */
const LINKS_ID = "subsol-servicii";

/**
 * The header of every page. Dropdowns are popovers and the panel is a dialog, opened by the browser itself, so they
 * work without script; `src/browser/menus` adds what the platform lacks.
 */
export function SiteHeader({ texts, path, tone }: SiteHeaderProps) {
  const { clinic, navigation, services, ui } = texts;
  const { header: words, calls } = ui;
  const phone = clinic.headerPhone;
  return (
    <header className={tone === "night" ? `${styles.header} ${styles.night}` : styles.header}>
      <div className={styles.bar}>
        <a href="/" className={styles.home} aria-label={words.home}>
          <Logo name={clinic.name} beside="menu" />
        </a>
        <nav aria-label={words.navigation} className={styles.desktop}>
          <ul>
            {navigation.desktop.map((item, index) => {
              const id = `meniu-${index + 1}`;
              return (
                <li key={item.name}>
                  {item.submenu ? (
                    <Dropdown id={id} item={item} services={services} path={path} className={styles.link} />
                  ) : (
                    <a
                      href={item.href}
                      className={styles.link}
                      aria-current={item.href === path ? "page" : undefined}
                    >
                      {item.name}
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
          <span className={styles.call}>
            <CallButton
              phone={phone}
              label={calls.header}
              size="header"
              tone={tone === "night" ? "night" : "light"}
            />
          </span>
        </nav>
        <div className={styles.mobile}>
          <a
            href={phoneHref(phone)}
            className={styles.callIcon}
            aria-label={`${words.callIcon}: ${formatPhone(phone)}`}
          >
            <InlineIcon name="phone" />
          </a>
          <button
            type="button"
            className={styles.toggle}
            popoverTarget={PANEL_ID}
            aria-label={words.open}
            aria-haspopup="dialog"
            aria-controls={PANEL_ID}
          >
            <InlineIcon name="menu" size={28} />
          </button>
          <a href={`#${LINKS_ID}`} className={styles.toLinks} aria-label={words.open} data-opens={PANEL_ID}>
            <InlineIcon name="menu" size={28} />
          </a>
        </div>
      </div>
      <MenuPanel id={PANEL_ID} texts={texts} path={path} />
    </header>
  );
}
