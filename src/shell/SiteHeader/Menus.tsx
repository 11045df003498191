import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { Icon, InlineIcon, Thumbnail } from "../../components/Icon/Icon.tsx";
import { Logo } from "../../components/Logo/Logo.tsx";
import type { Service, Site } from "../../content/files.ts";
import { containsPath, type MenuItem, type MenuLink, serviceOf } from "../../lib/menu.ts";
import { formatOpeningHours } from "../../lib/opening-hours.ts";
import styles from "./Dropdown.module.css";
import panelStyles from "./MenuPanel.module.css";

interface DropdownProps {
  id: string;
  item: MenuItem;
  services: readonly Service[];
  path: string;
  /** Of the button: what the header's links have. */
  className: string | undefined;
}

/** A disclosure: a button and a list of links, opened by the browser itself. */
export function Dropdown({ id, item, services, path, className }: DropdownProps) {
  const links = (item.submenu ?? []).map((link) => ({ ...link, service: serviceOf(link, services) }));
  return (
    <div className={styles.group} data-dropdown="">
      <button
        type="button"
        className={className}
        popoverTarget={id}
        aria-controls={id}
        aria-current={containsPath(item, path) || undefined}
      >
        {item.name}
        <Icon name="chevron" size={20} />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <ul className={links.some(({ service }) => service) ? styles.columns : undefined}>
          {links.map(({ name, href, note, service }) => (
            <li key={href}>
              <a href={href} aria-current={href === path ? "page" : undefined} className={styles.row}>
                {service && <Thumbnail art={service.art} />}
                <span>
                  <span className={styles.name}>{name}</span>{" "}
                  <span className={styles.note}>{service?.menuNote ?? note}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface MenuPanelProps {
  id: string;
  texts: Site;
  path: string;
}

/** The menu of small screens. Behaviour table: docs/behaviour/header.md. */
export function MenuPanel({ id, texts: { clinic, navigation, services, ui }, path }: MenuPanelProps) {
  const { header: words, calls } = ui;
  const link = (item: MenuLink, className: string | undefined) => {
    const service = serviceOf(item, services);
    return (
      <a href={item.href} aria-current={item.href === path ? "page" : undefined} className={className}>
        {service && <Thumbnail art={service.art} />}
        {item.name}
      </a>
    );
  };

  return (
    <dialog id={id} popover="auto" className={panelStyles.panel} aria-label={words.panel}>
      <div className={panelStyles.top}>
        <a href="/" aria-label={words.home}>
          <Logo name={clinic.name} />
        </a>
        <button
          type="button"
          className={panelStyles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={words.close}
          // biome-ignore lint/a11y/noAutofocus: where focus goes when the browser opens the dialog
          autoFocus
        >
          <InlineIcon name="close" size={28} />
        </button>
      </div>
      <nav aria-label={words.navigation} className={panelStyles.list}>
        <ul>
          {navigation.mobile.map((item) => (
            <li key={item.name}>
              {item.submenu ? (
                <details open={containsPath(item, path)}>
                  <summary className={panelStyles.group} aria-current={containsPath(item, path) || undefined}>
                    {item.name}
                    <Icon name="chevron" size={28} />
                  </summary>
                  <ul className={panelStyles.links}>
                    {item.submenu.map((sub) => (
                      <li key={sub.name}>{link(sub, panelStyles.sub)}</li>
                    ))}
                  </ul>
                </details>
              ) : (
                link(item, panelStyles.row)
              )}
            </li>
          ))}
        </ul>
      </nav>
      {/* A list, since a reader mode takes paragraphs for the text of a short page. */}
      <ul className={panelStyles.facts}>
        <li>
          <Icon name="clock" /> <span data-open-now="">{formatOpeningHours(clinic.openingHours)}</span>
        </li>
        <li>
          <Icon name="pin" />{" "}
          <span translate="no">{`${clinic.address.street}, ${clinic.address.locality}`}</span>
        </li>
      </ul>
      <div className={panelStyles.foot}>
        <CallButton phone={clinic.headerPhone} label={calls.header} />
      </div>
    </dialog>
  );
}
