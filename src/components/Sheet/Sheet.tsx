import type { Site } from "../../content/files.ts";
import { formatDay, formatPhone, phoneHref } from "../../lib/format.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Logo } from "../Logo/Logo.tsx";
import pill from "../Pill.module.css";
import dateStyles from "./ReviewedDate.module.css";
import headStyles from "./SheetHead.module.css";

/**
 * What stands on top of a page that is made for paper: whose it is, whom to call, when it was printed. Only paper shows
 * it. A script writes the date; without one there is a line to write it on.
 * @param kind what the sheet is, where the page's title does not say it
 */
export function SheetHead({ texts: { clinic, ui }, kind }: { texts: Site; kind?: string }) {
  return (
    <div hidden data-sheet="" className={headStyles.sheet}>
      <Logo name={clinic.name} />
      <p translate="no">
        <a href={phoneHref(clinic.headerPhone)}>{formatPhone(clinic.headerPhone)}</a>
        {` ${clinic.address.street}, ${clinic.address.locality}`}
      </p>
      <p>{kind}</p>
      <p>
        {ui.sheet.printed} <span data-printed="">________________</span>
      </p>
    </div>
  );
}

/** Hidden until the page's script shows and serves it: without scripting it would do nothing. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" hidden data-print="" className={pill.pill}>
      <Icon name="printer" size={20} />
      {label}
    </button>
  );
}

/** „Actualizat la 20 noiembrie 2026”: what happened to this page, and when. `day` is an ISO day. */
export function ReviewedDate({ label, day }: { label: string; day: string }) {
  return (
    <p className={dateStyles.reviewed}>
      {`${label} `}
      <time dateTime={day}>{formatDay(day)}</time>
    </p>
  );
}
