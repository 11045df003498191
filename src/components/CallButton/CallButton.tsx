import { formatPhone, phoneHref } from "#lib/format.ts";
import { InlineIcon } from "../Icon/Icon.tsx";
import styles from "./CallButton.module.css";

interface CallButtonProps {
  /** National number, as in the content. */
  phone: string;
  /** The words of the button; without them the button shows the number alone. */
  label?: string;
  tone?: "night" | false;
  /**
   * „bar” is lower. „header” is lower too, and hides first the number, then the words, when the menu needs the room.
   */
  size?: "bar" | "header";
  /** Two rings leave the outline twice, and again every 18 seconds: the „animated phone button” of docs/requirements.md 2.14. */
  echo?: boolean;
}

/** The one call to action: a `tel:` link. */
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
