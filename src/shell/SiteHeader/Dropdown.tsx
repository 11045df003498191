import { Icon, Thumbnail } from "../../components/Icon/Icon.tsx";
import { containsPath, type MenuItem } from "../../lib/menu.ts";
import styles from "./Dropdown.module.css";

interface DropdownProps {
  id: string;
  item: MenuItem;
  path: string;
  /** Of the button: what the header's links have. */
  className: string | undefined;
}

/** A disclosure: a button and a list of links, opened by the browser itself. */
export function Dropdown({ id, item, path, className }: DropdownProps) {
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
        <Icon name="chevron" size={20} className={styles.chevron} />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
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
                  <span className={styles.name}>{link.name}</span>{" "}
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
