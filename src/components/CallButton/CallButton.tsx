import { formatPhone, phoneHref } from "#lib/format.ts";
import { InlineIcon } from "../Icon/Icon.tsx";
import styles from "./CallButton.module.css";

interface CallButtonProps {
  /** National number, in the form that the content has. */
  phone: string;
  /** The text of the button; without it the button shows only the number. */
  label?: string;
  tone?: "night" | false;
  /**
   * Both sizes are lower than the default. With „header” the button also hides first the number, then the label, when
   * the menu needs the space.
   */
  size?: "bar" | "header";
  /**
   * Adds two rings that move outwards twice, and again every 18 seconds: the „animated phone button” of
   * docs/requirements.md 2.14.
   */
  echo?: boolean;
}

/** The site's only call to action: a `tel:` link. */
export function CallButton({ phone, label, tone, size, echo }: CallButtonProps) {
  const number = formatPhone(phone);
  const names = [
    styles.button,
    tone && styles.night,
    size && styles.compact,
    size === "header" && styles.yielding,
    echo && styles.echo,
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
