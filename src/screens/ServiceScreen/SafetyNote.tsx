import { MarkerList } from "../../components/MarkerList/MarkerList.tsx";
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
  /** What the patient must say before this examination. */
  own: Group;
  /** What is to be said before any. */
  common: { readonly title: string; readonly groups: readonly Group[] };
}

/** „Ce să ne spuneți înainte”, on the copper tint: always open, because nobody may miss it. */
export function SafetyNote({ id, title, lead, own, common }: SafetyNoteProps) {
  return (
    <section id={id} className={styles.note}>
      <h2>{title}</h2>
      <p>
        <RichText text={lead} />
      </p>
      <h3>{common.title}</h3>
      <div className={styles.groups}>
        {common.groups.map((group) => (
          <div key={group.title}>
            <h4>
              <PlainText text={group.title} />
            </h4>
            {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver. */}
            <ul role="list">
              {group.items.map((item) => (
                <li key={plainText(item)}>
                  <RichText text={item} />{" "}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <h3>{own.title}</h3>
      <MarkerList items={own.items} ring />
    </section>
  );
}
