import type { Site } from "../../content/files.ts";
import { formatPhone, phoneHref } from "../../lib/format.ts";
import { Logo } from "../Logo/Logo.tsx";
import styles from "./SheetHead.module.css";

/**
 * What stands on top of a page that is made for paper: whose it is, whom to call, when it was printed. Only paper shows
 * it. A script writes the date; without one there is a line to write it on.
 * @param kind what the sheet is, where the page's title does not say it
 */
export function SheetHead({ texts: { clinic, ui }, kind }: { texts: Site; kind?: string }) {
  return (
    <div hidden data-sheet="" className={styles.sheet}>
      <Logo name={clinic.name} />
      <p translate="no">
        <a href={phoneHref(clinic.headerPhone)}>{formatPhone(clinic.headerPhone)}</a>{" "}
        {`${clinic.address.street}, ${clinic.address.locality}`}
      </p>
      <p>{kind}</p>
      <p>
        {ui.sheet.printed} <span data-printed="">________________</span>
      </p>
    </div>
  );
}
