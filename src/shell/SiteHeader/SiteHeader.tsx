import { useCallback, useEffect, useRef, useState } from "react";
import { CallButton } from "#components/CallButton/CallButton.tsx";
import type { HoursTexts } from "#components/Hours/hours-texts.ts";
import { InlineIcon } from "#components/Icon/Icon.tsx";
import { Logo } from "#components/Logo/Logo.tsx";
import { useIsHydrated } from "#hooks/use-is-hydrated.ts";
import { useScrolledPast } from "#hooks/use-scrolled-past.ts";
import { formatPhone, phoneHref } from "#lib/format.ts";
import { homeLink } from "../home-link.ts";
import type { HeaderTexts, Tone } from "../shell-props.ts";
import { Dropdown } from "./Dropdown.tsx";
import { hasPopovers } from "./fallbacks.ts";
import { MenuPanel } from "./MenuPanel.tsx";
import styles from "./SiteHeader.module.css";
import { hide, isShown, useMenu } from "./use-menu.ts";
import { usePageBehind } from "./use-page-behind.ts";

interface SiteHeaderProps {
  texts: HeaderTexts;
  hours: HoursTexts;
  /** Path of the page that shows the header; empty on the 404 page. */
  path: string;
  /** The tone of the page behind the header before the page is scrolled. */
  initialTone: Tone;
}

/** Scroll distance, in CSS pixels, beyond which the header shrinks (docs/requirements.md 2.8). */
const SCROLLED_PX = 10;

const PANEL_ID = "meniu";

/**
 * The header of every page. Its dropdowns are popovers and the menu panel is a dialog. The browser itself
 * opens and closes them, so they work before hydration, and this component updates its state afterwards.
 */
export function SiteHeader({ texts, hours, path, initialTone }: SiteHeaderProps) {
  const { phone, words } = texts;
  const isScrolled = useScrolledPast(SCROLLED_PX);
  const mobile = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  /** Id of the open dropdown. One id is enough, because the browser shows at most one dropdown at a time. */
  const [activeDropdown, setActiveDropdown] = useState<string>();
  const onDropdownToggle = useCallback((id: string, isOpen: boolean) => {
    setActiveDropdown((active) => {
      if (isOpen) return id;
      return active === id ? undefined : active;
    });
  }, []);
  const isHydrated = useIsHydrated();
  useMenu(panel, setIsMenuOpen);
  usePageBehind(panel);

  // Closes the panel when the window becomes so wide that CSS hides the mobile controls. Their width is
  // measured, because only CSS knows the breakpoint. The focus moves to the logo, which the header shows at
  // every width.
  useEffect(() => {
    const closeOnDesktop = () => {
      if (mobile.current?.offsetWidth || !isShown(panel.current)) return;
      hide(panel.current);
      homeLink.current?.focus();
    };
    addEventListener("resize", closeOnDesktop);
    return () => removeEventListener("resize", closeOnDesktop);
  }, []);
  /** Opens the panel in browsers that have dialogs but no popovers. */
  const openPanel = () => {
    if (hasPopovers()) return;
    panel.current?.showModal();
    setIsMenuOpen(true);
  };
  const isNight = initialTone === "night";
  return (
    <header
      className={isNight ? `${styles.header} ${styles.night}` : styles.header}
      data-hydrated={isHydrated || undefined}
      data-scrolled={isScrolled || undefined}
    >
      <div className={styles.bar}>
        <a href="/" className={styles.home} aria-label={words.home} ref={homeLink}>
          <Logo name={texts.clinic} mayHideTown />
        </a>
        <nav aria-label={words.navigation} className={styles.desktop}>
          <ul>
            {texts.desktop.map((item, index) => (
              <li key={item.name}>
                {item.submenu ? (
                  <Dropdown
                    id={`meniu-${index + 1}`}
                    item={item}
                    path={path}
                    className={styles.link}
                    activeId={activeDropdown}
                    onToggle={onDropdownToggle}
                  />
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
            {/* When the page is scrolled, the bar is light, and the call button has its default tone. */}
            <CallButton phone={phone} label={texts.call} size="header" isOnNight={isNight && !isScrolled} />
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
            // The button only opens the panel, so that a double tap does not close it again, even before
            // hydration.
            popoverTargetAction="show"
            aria-label={words.open}
            aria-haspopup="dialog"
            aria-controls={PANEL_ID}
            aria-expanded={isHydrated ? isMenuOpen : undefined}
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
