import type { KeyboardEvent } from "react";
import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Thumbnail } from "../../components/Icon/Thumbnail.tsx";
import { Logo } from "../../components/Logo/Logo.tsx";
import { containsPath, type MenuItem, type MenuLink } from "../../lib/menu.ts";
import type { HeaderLabels } from "./labels.ts";
import styles from "./MenuPanel.module.css";

interface MenuPanelProps {
  id: string;
  items: readonly MenuItem[];
  path: string;
  phone: string;
  clinicName: string;
  labels: HeaderLabels;
  /** A link of the panel was followed, be it to the current page. */
  onFollow: () => void;
}

/** A modal dialog leaves Tab to the browser at its ends; the panel fills the screen, so Tab goes round in it. */
function keepTabInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button, summary")].filter((stop) =>
    stop.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** The menu of small screens. Behaviour table: docs/behaviour/header.md. */
export function MenuPanel({ id, items, path, phone, clinicName, labels, onFollow }: MenuPanelProps) {
  const link = ({ name, href, art }: MenuLink, className: string | undefined) => (
    <a href={href} aria-current={href === path ? "page" : undefined} className={className} onClick={onFollow}>
      {art && <Thumbnail art={art} />}
      {name}
    </a>
  );

  return (
    <dialog id={id} className={styles.panel} aria-label={labels.panel} onKeyDown={keepTabInside}>
      <div className={styles.top}>
        <a href="/" aria-label={labels.home} onClick={onFollow} className={styles.home}>
          <Logo name={clinicName} />
        </a>
        <button
          type="button"
          className={styles.close}
          command="close"
          commandfor={id}
          aria-label={labels.close}
          // biome-ignore lint/a11y/noAutofocus: where focus goes when the browser opens the dialog
          autoFocus
        >
          <Icon name="close" size={28} />
        </button>
      </div>
      <nav aria-label={labels.navigation} className={styles.list}>
        <ul>
          {items.map((item) => (
            <li key={item.name}>
              {item.submenu ? (
                <details open={containsPath(item, path)}>
                  <summary className={styles.group} aria-current={containsPath(item, path) || undefined}>
                    {item.name}
                    <Icon name="chevron" size={28} className={styles.chevron} />
                  </summary>
                  <ul className={styles.links}>
                    {item.submenu.map((sub) => (
                      <li key={sub.name}>{link(sub, styles.sub)}</li>
                    ))}
                  </ul>
                </details>
              ) : (
                link(item, styles.row)
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <CallButton phone={phone} label={labels.call} />
      </div>
    </dialog>
  );
}
