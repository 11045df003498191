import { Fragment } from "react";
import { formatPhone, NBSP } from "#lib/format.ts";
import styles from "./LargePhone.module.css";

/**
 * A phone number in large figures. Enlarged by the reader, it wraps between its groups of digits, at `wbr`. The
 * spaces are no-break spaces, because with ordinary ones screen readers say „0256 123 456” as thousands.
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
