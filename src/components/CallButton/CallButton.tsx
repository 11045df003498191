import { formatPhone, phoneHref } from "#lib/format.ts";
import { InlineIcon } from "../Icon/Icon.tsx";
import styles from "./CallButton.module.css";

interface CallButtonProps {
  /** The national phone number, as it is written in `content/clinic.yaml`. */
  phone: string;
  /** The text that the button shows with the phone number; without it the button shows only the number. */
  label?: string;
  /** Whether the button is on a dark background. */
  isOnNight?: boolean;
  /**
   * „bar” and „header” reduce the height of the button. A `header` button also gives its space to the menu where
   * there is a call bar: it shows only the icon.
   */
  size?: "bar" | "header";
  /**
   * Adds two rings that spread from the button, one after the other, every 18 seconds: the „animated phone
   * button” of docs/requirements.md 2.14.
   */
  hasEcho?: boolean;
}

/** The site's only call to action: a `tel:` link. */
export function CallButton({ phone, label, isOnNight, size, hasEcho }: CallButtonProps) {
  const number = formatPhone(phone);
  const names = [
    styles.button,
    isOnNight && styles.night,
    size && styles.compact,
    size === "header" && styles.yielding,
    size === "bar" && styles.inCallBar,
    hasEcho && styles.echo,
  ];
  return (
    <a href={phoneHref(phone)} className={names.filter(Boolean).join(" ")} data-call="">
      <span className={styles.disc}>
        <InlineIcon name="phone" size={22} />
      </span>
      <span className={styles.words}>
        <span className={styles.label} {...(!label && { translate: "no" as const })}>
          {label ?? number}
        </span>{" "}
        {label && (
          <span className={styles.number} translate="no">
            {number}
          </span>
        )}
      </span>
    </a>
  );
}
