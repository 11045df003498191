import { Icon } from "#components/Icon/Icon.tsx";
import pill from "#components/Pill/Pill.module.css";
import type { Site } from "#content/files.ts";
import styles from "./AddressActions.module.css";

/** Id of the element that announces whether the address was copied. */
const STATUS_ID = "adresa-copiata";

interface AddressActionsProps {
  /** The clinic's address in one line. */
  place: string;
  /** The link to the map. */
  map: string;
  words: Pick<Site["contactPage"]["address"], "map" | "copy" | "copied" | "notCopied" | "save">;
}

/**
 * Links to a map and to the clinic's vCard, and a button that copies the address. The button is hidden until
 * the client shows it (`src/client/enhance.ts`).
 */
export const AddressActions = ({ place, map, words }: AddressActionsProps) => (
  <>
    <ul className={styles.actions} data-no-print="">
      <li>
        <a href={map} className={pill.pill}>
          <Icon name="map" size={20} />
          {words.map}
        </a>
      </li>
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
