import { useState } from "react";
import { Icon } from "#components/Icon/Icon.tsx";
import pill from "#components/Pill.module.css";
import { useIsLive } from "#hooks/use-is-live.ts";
import styles from "./ContactScreen.module.css";
import type { ContactTexts } from "./contact-texts.ts";

/** To a map, to the clipboard where the browser lets pages write to it, to one's contacts. */
export function AddressActions({ place, map, words }: ContactTexts["address"]) {
  const canCopy = useIsLive() && navigator.clipboard !== undefined;
  const [said, setSaid] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(place).then(
      () => setSaid(words.copied),
      // The visitor, or the page that embeds the browser, has forbidden it.
      () => setSaid(words.notCopied),
    );
  return (
    <>
      <ul className={styles.actions} data-no-print="">
        <li>
          <a href={map} className={pill.pill}>
            <Icon name="map" size={20} />
            {words.map}
          </a>
        </li>
        <li>
          <button type="button" hidden={!canCopy} onClick={copy} className={pill.pill}>
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
      <span role="status">{said}</span>
    </>
  );
}
