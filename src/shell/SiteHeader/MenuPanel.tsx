import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { Icon, InlineIcon, Thumbnail } from "../../components/Icon/Icon.tsx";
import { Logo } from "../../components/Logo/Logo.tsx";
import type { Site } from "../../content/files.ts";
import { containsPath, type MenuLink, withServiceDetails } from "../../lib/menu.ts";
import { formatOpeningHours } from "../../lib/opening-hours.ts";
import styles from "./MenuPanel.module.css";

interface MenuPanelProps {
  id: string;
  texts: Site;
  path: string;
}

/** The menu of small screens. Behaviour table: docs/behaviour/header.md. */
export function MenuPanel({ id, texts: { clinic, navigation, services, ui }, path }: MenuPanelProps) {
  const { header: words, calls } = ui;
  const link = ({ name, href, art }: MenuLink, className: string | undefined) => (
    <a href={href} aria-current={href === path ? "page" : undefined} className={className}>
      {art && <Thumbnail art={art} />}
      {name}
    </a>
  );

  return (
    <dialog id={id} popover="auto" className={styles.panel} aria-label={words.panel}>
      <div className={styles.top}>
        <a href="/" aria-label={words.home}>
          <Logo name={clinic.name} />
        </a>
        <button
          type="button"
          className={styles.close}
          command="close"
          commandfor={id}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={words.close}
          // biome-ignore lint/a11y/noAutofocus: where focus goes when the browser opens the dialog
          autoFocus
        >
          <InlineIcon name="close" size={28} />
        </button>
      </div>
      <nav aria-label={words.navigation} className={styles.list}>
        <ul>
          {withServiceDetails(navigation.mobile, services).map((item) => (
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
          <Icon name="clock" /> <span data-open-now="">{formatOpeningHours(clinic.openingHours)}</span>
        </li>
        <li>
          <Icon name="pin" />{" "}
          <span translate="no">{`${clinic.address.street}, ${clinic.address.locality}`}</span>
        </li>
      </ul>
      <div className={styles.foot}>
        <CallButton phone={clinic.headerPhone} label={calls.header} />
      </div>
    </dialog>
  );
}
