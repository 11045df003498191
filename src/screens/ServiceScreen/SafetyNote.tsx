import { Fragment } from "react";
import { PlainText, RichText } from "../../components/RichText/RichText.tsx";
import { plainText, type Rich } from "../../lib/rich-text.ts";
import styles from "./SafetyNote.module.css";

interface Group {
  readonly title: string;
  readonly items: readonly Rich[];
}

interface SafetyNoteProps {
  /** Anchor of the note. */
  id: string;
  title: string;
  lead: Rich;
  /** What is to be said before this examination, then what is to be said before any. */
  groups: readonly Group[];
}

/** „Ce să ne spuneți înainte”, on the copper tint: always open, because nobody may miss it. */
export function SafetyNote({ id, title, lead, groups }: SafetyNoteProps) {
  return (
    <section id={id} className={styles.note}>
      <h2>{title}</h2>
      <p>
        <RichText text={lead} />
      </p>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.title}>
            <h3>
              <PlainText text={group.title} />
            </h3>
            {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver. */}
            <ul role="list">
              {group.items.map((item) => (
                <Fragment key={plainText(item)}>
                  <li>
                    <RichText text={item} />
                  </li>{" "}
                </Fragment>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
