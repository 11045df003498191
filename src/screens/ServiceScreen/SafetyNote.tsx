import { Fragment } from "react";
import { Paragraph, PlainText, RichText } from "../../components/RichText/RichText.tsx";
import { plainText } from "../../lib/rich-text.ts";
import { ANCHORS, type ServiceProps } from "./props.ts";
import styles from "./SafetyNote.module.css";

/**
 * „Ce să ne spuneți înainte”, on the copper tint: always open, because nobody may miss it. First what is to be said
 * before this examination, then what is to be said before any.
 */
export function SafetyNote({ service, texts: { safety, ui } }: ServiceProps) {
  const own = { title: ui.service.tellStaffSpecific, items: service.tellStaff };
  return (
    <section id={ANCHORS.tell} className={styles.note}>
      <h2>{ui.service.tellStaff}</h2>
      <Paragraph text={safety.tellStaffLead} />
      <div className={styles.groups}>
        {[own, ...safety.tellStaff].map((group) => (
          <div key={group.title}>
            <h3>
              <PlainText text={group.title} />
            </h3>
            <ul role="list" data-box="">
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
