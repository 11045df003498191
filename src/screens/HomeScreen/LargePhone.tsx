import { Fragment } from "react";
import { formatPhone, NBSP } from "#lib/format.ts";
import styles from "./LargePhone.module.css";

/**
 * A phone number in large digits. On a phone with enlarged text it wraps at a `wbr`, between two groups of
 * digits. The spaces are no-break spaces, because with ordinary spaces screen readers would read the number
 * as thousands.
 */
export const LargePhone = ({ phone }: { phone: string }) => (
  <span className={styles.phone}>
    {formatPhone(phone)
      .split(NBSP)
      .map((digits, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The groups of a number are never reordered.
        <Fragment key={index}>
          {index > 0 && (
            <>
              {NBSP}
              <wbr />
            </>
          )}
          {digits}
        </Fragment>
      ))}
  </span>
);
