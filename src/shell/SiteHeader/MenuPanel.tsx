import { type KeyboardEvent, memo, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { CallButton } from "#components/CallButton/CallButton.tsx";
import type { HoursTexts } from "#components/Hours/hours-texts.ts";
import { OpenNow } from "#components/Hours/OpenNow.tsx";
import { Icon, InlineIcon, Thumbnail } from "#components/Icon/Icon.tsx";
import { Logo } from "#components/Logo/Logo.tsx";
import type { MenuEntry } from "../menus.ts";
import { containsPath, type HeaderTexts } from "../shell-props.ts";
import styles from "./MenuPanel.module.css";
import { hide } from "./use-menu.ts";

interface MenuPanelProps {
  id: string;
  panel: RefObject<HTMLDialogElement | null>;
  texts: HeaderTexts;
  hours: HoursTexts;
  path: string;
}

/**
 * The menu of small screens. It is a dialog that the browser opens; this component keeps the focus inside the
 * dialog and closes it when a link is followed.
 */
export const MenuPanel = memo(function MenuPanel({ id, panel, texts, hours, path }: MenuPanelProps) {
  const { words } = texts;

  /**
   * Keeps the focus in the panel, because the panel covers the page: Tab on the last link moves the focus to
   * the first one, Shift+Tab on the first link to the last one.
   */
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...event.currentTarget.querySelectorAll("a")];
    const [first, last] = [links.at(0), links.at(-1)];
    const [from, to] = event.shiftKey ? [first, last] : [last, first];
    if (event.key !== "Tab" || document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  };
  const link = ({ name, href, art }: Omit<MenuEntry, "submenu">, className: string | undefined) => (
    <a href={href} aria-current={href === path ? "page" : undefined} className={className}>
      {art && <Thumbnail art={art} />}
      {name}
    </a>
  );
  return (
    <dialog
      id={id}
      popover="auto"
      className={styles.panel}
      aria-label={words.panel}
      ref={panel}
      onKeyDown={onKeyDown}
      onClick={({ target, currentTarget }) => (target as Element).closest("a") && hide(currentTarget)}
    >
      <div className={styles.top}>
        <a href="/" aria-label={words.home}>
          <Logo name={texts.clinic} />
        </a>
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={words.close}
          onClick={() => hide(panel.current)}
          // biome-ignore lint/a11y/noAutofocus: a dialog must move the focus into itself when it opens
          autoFocus
        >
          <InlineIcon name="close" size={28} />
        </button>
      </div>
      <nav aria-label={words.navigation} className={styles.list}>
        <ul>
          {texts.mobile.map((item) => (
            <li key={item.name}>
              {item.submenu ? (
                <MenuGroup name={item.name} isCurrent={containsPath(item, path)}>
                  {item.submenu.map((sub) => (
                    <li key={sub.name}>{link(sub, styles.sub)}</li>
                  ))}
                </MenuGroup>
              ) : (
                link(item, styles.row)
              )}
            </li>
          ))}
        </ul>
      </nav>
      {/* The facts are in a list, because on a short page reader modes would take paragraphs for the main
          text. */}
      <ul className={styles.facts}>
        <li>
          <Icon name="clock" />{" "}
          <span data-sentence="">
            <OpenNow hours={hours} />
          </span>
        </li>
        <li>
          <Icon name="pin" /> <span translate="no">{texts.place}</span>
        </li>
      </ul>
      <div className={styles.foot}>
        <CallButton phone={texts.phone} label={texts.call} />
      </div>
    </dialog>
  );
});

interface MenuGroupProps {
  name: string;
  /** Whether one of the links leads to the current page. The group is then open at first. */
  isCurrent: boolean;
  children: React.ReactNode;
}

function MenuGroup({ name, isCurrent, children }: MenuGroupProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(isCurrent);
  // The visitor may have opened or closed the group before hydration, so the state is read from the element.
  // A normal effect would run later and would undo a tap between hydration and the effect.
  useLayoutEffect(() => setIsOpen(details.current?.open ?? false), []);
  return (
    <details open={isOpen} ref={details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.group} aria-current={isCurrent || undefined}>
        {name}
        <Icon name="chevron" size={28} />
      </summary>
      <ul className={styles.links}>{children}</ul>
    </details>
  );
}
