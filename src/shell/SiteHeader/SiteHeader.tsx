import { useEffect, useRef } from "react";
import { CallButton } from "#components/CallButton/CallButton.tsx";
import type { HoursTexts } from "#components/Hours/hours-texts.ts";
import { InlineIcon } from "#components/Icon/Icon.tsx";
import { Logo } from "#components/Logo/Logo.tsx";
import { useScrolledPast } from "#hooks/use-scrolled-past.ts";
import { formatPhone, phoneHref } from "#lib/format.ts";
import { homeLink } from "../home-link.ts";
import { Dropdown } from "./Dropdown.tsx";
import { hasPopovers } from "./fallbacks.ts";
import type { HeaderTexts } from "./header-texts.ts";
import { MenuPanel } from "./MenuPanel.tsx";
import styles from "./SiteHeader.module.css";
import { hide, isShown, useIsOpen } from "./use-menu.ts";
import { usePageBehind } from "./use-page-behind.ts";

interface SiteHeaderProps {
  texts: HeaderTexts;
  hours: HoursTexts;
  /** Path of the page that shows the header; empty on the 404 page. */
  path: string;
}

/** Distance in CSS pixels that must be exceeded (docs/requirements.md 2.8). */
const SCROLLED_PX = 10;

const PANEL_ID = "meniu";

/**
 * The header of every page. Dropdowns are popovers and the panel is a dialog, opened by the browser itself, so they
 * work as soon as they are painted; what the platform lacks comes when this component is live. Behaviour table:
 * docs/behaviour/header.md.
 */
export function SiteHeader({ texts, hours, path }: SiteHeaderProps) {
  const { phone, words } = texts;
  const isScrolled = useScrolledPast(SCROLLED_PX);
  const mobile = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const isOpen = useIsOpen(panel);
  usePageBehind(panel);

  // The breakpoint stays in CSS: it is where the panel's controls disappear. Both headers show the logo.
  useEffect(() => {
    const closeUnasked = () => {
      if (mobile.current?.offsetWidth || !isShown(panel.current)) return;
      hide(panel.current);
      homeLink.current?.focus();
    };
    addEventListener("resize", closeUnasked);
    return () => removeEventListener("resize", closeUnasked);
  }, []);
  /** Where the browser has dialogs, but does not open them by itself. */
  const openPanel = () => {
    if (!hasPopovers()) panel.current?.showModal();
  };
  // Over a dark hero: transparent until the page is scrolled.
  const isNight = path === "" || path === "/";
  return (
    <header
      className={isNight ? `${styles.header} ${styles.night}` : styles.header}
      data-scrolled={isScrolled || undefined}
    >
      <div className={styles.bar}>
        <a href="/" className={styles.home} aria-label={words.home} ref={homeLink}>
          <Logo name={texts.clinic} beside="menu" />
        </a>
        <nav aria-label={words.navigation} className={styles.desktop}>
          <ul>
            {texts.desktop.map((item, index) => (
              <li key={item.name}>
                {item.submenu ? (
                  <Dropdown id={`meniu-${index + 1}`} item={item} path={path} className={styles.link} />
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
            ))}
          </ul>
          <span>
            {/* On the paper bar it is the dark one. */}
            <CallButton
              phone={phone}
              label={texts.call}
              size="header"
              tone={isNight && !isScrolled && "night"}
            />
          </span>
        </nav>
        <div className={styles.mobile} ref={mobile}>
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
            aria-expanded={isOpen}
            onClick={openPanel}
          >
            <InlineIcon name="menu" size={28} />
          </button>
        </div>
      </div>
      <MenuPanel id={PANEL_ID} panel={panel} texts={texts} hours={hours} path={path} />
    </header>
  );
}
