import { type KeyboardEvent, useCallback, useRef } from "react";
import { Icon, Thumbnail } from "#components/Icon/Icon.tsx";
import { useIsHydrated } from "#hooks/use-is-hydrated.ts";
import type { MenuEntry } from "../menus.ts";
import { containsPath } from "../shell-props.ts";
import styles from "./Dropdown.module.css";
import { placeUnder } from "./fallbacks.ts";
import { useHover } from "./use-hover.ts";
import { hide, isShown, useMenu } from "./use-menu.ts";

interface DropdownProps {
  id: string;
  item: MenuEntry;
  path: string;
  /** Class of the button. The links in the header have the same class, so that all entries look alike. */
  className: string | undefined;
  /** Id of the dropdown that is open; undefined if none is. */
  activeId: string | undefined;
  /**
   * Called after the browser has opened or closed this dropdown. The function must be the same at each
   * render.
   */
  onToggle: (id: string, isOpen: boolean) => void;
}

/**
 * A button and a list of links. The browser opens the list at a click. This component also opens it when the
 * mouse rests on the button and with Arrow Down, and closes it when the focus leaves.
 */
export function Dropdown({ id, item, path, className, activeId, onToggle }: DropdownProps) {
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  useMenu(
    menu,
    useCallback((isOpen) => onToggle(id, isOpen), [id, onToggle]),
  );
  const links = item.submenu ?? [];

  /**
   * Opens the popover. With `source` the browser places the popover at the button, and returns the focus to
   * the button when the popover closes.
   */
  const show = () => {
    if (button.current && !isShown(menu.current)) menu.current?.showPopover?.({ source: button.current });
  };
  const hover = useHover(group, menu, show);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    show();
    menu.current?.querySelector("a")?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events come from the button and the links
    <div
      className={styles.group}
      ref={group}
      {...hover.group}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Closes the list only if a control outside the group gets the focus: `relatedTarget` is null if
        // nothing gets it.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hide(menu.current);
      }}
    >
      <button
        type="button"
        className={className}
        ref={button}
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={isHydrated ? activeId === id : undefined}
        aria-current={containsPath(item, path) || undefined}
        onClick={hover.onClick}
        onKeyDown={onKeyDown}
      >
        {item.name}
        <Icon name="chevron" size={20} />
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        ref={menu}
        onBeforeToggle={({ currentTarget, newState }) => {
          if (newState === "closed") hover.forget();
          else placeUnder(button.current, currentTarget);
        }}
      >
        <ul className={links.some(({ art }) => art) ? styles.columns : undefined}>
          {links.map(({ name, href, note, art }) => (
            <li key={href}>
              <a href={href} aria-current={href === path ? "page" : undefined} className={styles.row}>
                {art && <Thumbnail art={art} />}
                <span>
                  <span className={styles.name}>{name}</span> <span className={styles.note}>{note}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
