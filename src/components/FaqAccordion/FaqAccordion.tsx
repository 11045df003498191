import { useRef } from "react";
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

/**
 * Questions of which at most one is open. The browser opens and closes them, without JavaScript; what is live keeps the
 * question under the finger while another one closes above it. Behaviour table: docs/behaviour/faq.md.
 */
export function FaqAccordion({ items }: FaqAccordionProps) {
  const open = useRef<HTMLElement>(undefined);
  return (
    <div className={styles.faq}>
      {items.map(({ id, question, answer, points, isOpen, icon, iconPosition = "right" }) => {
        const drawing = icon && <Icon name={icon} size={28} />;
        return (
          <Disclosure
            key={id}
            name="intrebari"
            isOpen={isOpen}
            onToggle={({ currentTarget, newState }) => {
              if (newState === "open") open.current = currentTarget;
              else if (open.current === currentTarget) open.current = undefined;
            }}
            onPress={(row) => open.current && open.current !== row && keepInPlace(row)}
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
