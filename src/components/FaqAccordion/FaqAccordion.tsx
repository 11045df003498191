import { Disclosure } from "../Disclosure/Disclosure.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Kept } from "../Kept.tsx";
import { MarkerList, PlainText, RichText } from "../RichText/RichText.tsx";
import styles from "./FaqAccordion.module.css";
import type { Question } from "./faq-texts.ts";
import { keepInPlace } from "./keep-in-place.ts";

interface FaqAccordionProps {
  /** With their answers when the page is rendered; without them in the browser. */
  items: readonly Question[];
}

/** Another question may close above the one that is pressed. */
function keepFromOther(row: HTMLElement) {
  const open = row.parentElement?.querySelector("details[open]");
  if (open && open !== row) keepInPlace(row);
}

/**
 * Questions of which at most one is open. The browser opens and closes them, without JavaScript; what is live keeps the
 * question under the finger while another one closes above it. Behaviour table: docs/behaviour/faq.md.
 */
export function FaqAccordion({ items }: FaqAccordionProps) {
  return (
    <div className={styles.faq}>
      {items.map(({ id, question, answer, points, isOpen, icon, iconPosition = "right" }) => {
        const drawing = icon && <Icon name={icon} size={28} />;
        return (
          <Disclosure
            key={id}
            name="intrebari"
            isOpen={isOpen}
            onPress={keepFromOther}
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
            <Kept>
              {answer && (
                <>
                  {/* On the answer, so that a link to the id opens the item. */}
                  <p id={id}>
                    <RichText text={answer} />
                  </p>
                  {points && <MarkerList items={points} />}
                </>
              )}
            </Kept>
          </Disclosure>
        );
      })}
    </div>
  );
}
