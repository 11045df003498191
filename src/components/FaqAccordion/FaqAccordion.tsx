import type { Site } from "../../content/files.ts";
import { Disclosure } from "../Disclosure/Disclosure.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { MarkerList, PlainText, RichText } from "../RichText/RichText.tsx";
import styles from "./FaqAccordion.module.css";

/** A question of the content (docs/requirements.md 3.3); the id is also its anchor. */
type Question = Site["faq"]["items"][number];

interface FaqAccordionProps {
  items: readonly (Pick<Question, "id" | "question" | "answer"> & Partial<Question>)[];
  /** Shared by the group: the browser keeps at most one item of a name open. */
  name: string;
}

/** Questions of which at most one is open, without JavaScript. */
export function FaqAccordion({ items, name }: FaqAccordionProps) {
  return (
    <div className={styles.faq}>
      {items.map(({ id, question, answer, points, isOpen, icon, iconPosition = "right" }) => {
        const drawing = icon && <Icon name={icon} size={28} />;
        return (
          <Disclosure
            key={id}
            name={name}
            isOpen={isOpen}
            summary={
              <>
                {iconPosition === "left" && drawing}
                <h3>
                  <PlainText text={question} />
                </h3>
                {iconPosition === "right" && drawing}
              </>
            }
          >
            {/* On the answer, so that a link to the id opens the item. */}
            <p id={id}>
              <RichText text={answer} />
            </p>
            {points && <MarkerList items={points} />}
          </Disclosure>
        );
      })}
    </div>
  );
}
