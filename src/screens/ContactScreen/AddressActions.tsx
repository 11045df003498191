import { Icon } from "#components/Icon/Icon.tsx";
import pill from "#components/Pill/Pill.module.css";
import type { Site } from "#content/files.ts";
import styles from "./AddressActions.module.css";

/** Id of the element that announces whether the address was copied. */
const STATUS_ID = "adresa-copiata";

interface AddressActionsProps {
  /** The clinic's address in one line. */
  place: string;
  words: Pick<Site["contactPage"]["address"], "copy" | "copied" | "notCopied" | "save">;
}

/**
 * A button that copies the address, and a link to the clinic's vCard. The button is hidden until
 * the client shows it (`src/client/enhance.ts`).
 */
export const AddressActions = ({ place, words }: AddressActionsProps) => (
  <>
    <ul className={styles.actions} data-no-print="">
      <li>
        <button
          type="button"
          hidden
          data-copy={place}
          data-copied={words.copied}
          data-not-copied={words.notCopied}
          data-status={STATUS_ID}
          className={pill.pill}
        >
          <Icon name="copy" size={20} />
          {words.copy}
        </button>
      </li>
      <li>
        <a href="/centru-rmn.vcf" className={pill.pill}>
          <Icon name="agenda" size={20} />
          {words.save}
        </a>
      </li>
    </ul>
    <div role="status" id={STATUS_ID} />
  </>
);
