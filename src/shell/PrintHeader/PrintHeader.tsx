import { Logo } from "#components/Logo/Logo.tsx";
import type { Site } from "#content/files.ts";
import type { Page } from "#content/routes.ts";
import { addressLine, formatPhone, phoneHref } from "#lib/format.ts";
import { formatOpeningHours } from "#lib/opening-hours.ts";
import styles from "./PrintHeader.module.css";

/** Kinds of pages that are designed for printing; their printed version has the date of printing. */
const PRINTABLE_KINDS: readonly (Page["kind"] | undefined)[] = ["service", "prices", "cas"];

/**
 * The letterhead of every printed page: the clinic and its phone number, and the date of printing on pages
 * that are designed for printing.
 */
export function PrintHeader({ site: { clinic, ui }, page }: { site: Site; page: Page | undefined }) {
  return (
    <div hidden className={styles.letterhead}>
      <Logo name={clinic.name} />
      <p translate="no">
        <a href={phoneHref(clinic.headerPhone)}>{formatPhone(clinic.headerPhone)}</a>
        {` ${addressLine(clinic.address)} · ${formatOpeningHours(clinic.openingHours)}`}
      </p>
      {PRINTABLE_KINDS.includes(page?.kind) && (
        <>
          <p>{page?.kind === "service" && ui.sheet.kind}</p>
          <p>
            {/* Without a script this is a blank line for a handwritten date. */}
            {`${ui.sheet.printed} `}
            <span data-printed-on="">________________</span>
          </p>
        </>
      )}
    </div>
  );
}
