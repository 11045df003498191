import { Fragment } from "react";
import { formatPhone, NBSP } from "#lib/format.ts";

/**
 * A phone number in large figures, which may wrap between its groups of digits. The spaces stay no-break spaces,
 * because with ordinary ones screen readers say „0256 123 456” as thousands; `wbr` allows the line break.
 */
export const LargePhone = ({ phone }: { phone: string }) =>
  formatPhone(phone)
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
    ));
