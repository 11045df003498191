import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Thumbnail } from "../../components/Icon/Thumbnail.tsx";
import { containsPath, type MenuItem } from "../../lib/menu.ts";
import styles from "./Dropdown.module.css";
import { useHoverIntent } from "./hover-intent.ts";

interface DropdownProps {
  id: string;
  item: MenuItem;
  path: string;
  /** `undefined` before React has taken over: until then the browser itself tells the state. */
  expanded: boolean | undefined;
}

/** A disclosure: a button and a list of links. Behaviour table: docs/behaviour/header.md. */
export function Dropdown({ id, item, path, expanded }: DropdownProps) {
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const hover = useHoverIntent(panel, button);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    hover.open();
    panel.current?.querySelector("a")?.focus();
  };

  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next && !group.current?.contains(next)) panel.current?.hidePopover();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and blur of the whole group; the controls are inside
    <div
      ref={group}
      className={styles.group}
      onPointerEnter={hover.onPointerEnter}
      onPointerLeave={hover.onPointerLeave}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={expanded}
        aria-current={containsPath(item, path) || undefined}
        onClick={hover.onClick}
        onKeyDown={onKeyDown}
      >
        {item.name}
        <Icon name="chevron" size={20} className={styles.chevron} />
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.panel}>
        <ul className={item.submenu?.some(({ art }) => art) ? styles.columns : undefined}>
          {item.submenu?.map((link) => (
            <li key={link.href}>
              <a
                href={link.href}
                aria-current={link.href === path ? "page" : undefined}
                className={styles.row}
              >
                {link.art && <Thumbnail art={link.art} />}
                <span>
                  <span className={styles.name}>{link.name}</span>
                  {link.note && <span className={styles.note}>{link.note}</span>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
