import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { InlineIcon } from "../../components/Icon/InlineIcon.tsx";
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
  texts: HeaderLabels;
}

/** The menu of small screens. Behaviour table: docs/behaviour/header.md. */
export function MenuPanel({ id, items, path, phone, clinicName, texts }: MenuPanelProps) {
  const link = ({ name, href, art }: MenuLink, className: string | undefined) => (
    <a href={href} aria-current={href === path ? "page" : undefined} className={className}>
      {art && <Thumbnail art={art} />}
      {name}
    </a>
  );

  return (
    <dialog id={id} popover="auto" className={styles.panel} aria-label={texts.panel}>
      <div className={styles.top}>
        <a href="/" aria-label={texts.home} className={styles.home}>
          <Logo name={clinicName} />
        </a>
        <button
          type="button"
          className={styles.close}
          command="close"
          commandfor={id}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={texts.close}
          // biome-ignore lint/a11y/noAutofocus: where focus goes when the browser opens the dialog
          autoFocus
        >
          <InlineIcon name="close" size={28} />
        </button>
      </div>
      <nav aria-label={texts.navigation} className={styles.list}>
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
      {/* A list, since a reader mode takes paragraphs for the text of a short page. */}
      <ul className={styles.facts}>
        <li>
          <Icon name="clock" /> <span data-open-now="">{texts.hours}</span>
        </li>
        <li>
          <Icon name="pin" /> <span translate="no">{texts.address}</span>
        </li>
      </ul>
      <div className={styles.foot}>
        <CallButton phone={phone} label={texts.call} />
      </div>
    </dialog>
  );
}
