import { useLayoutEffect, useRef, useState } from "react";
import { StaticHtml } from "#components/Island/StaticHtml.tsx";
import { Disclosure } from "../Disclosure/Disclosure.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { MarkerList } from "../MarkerList/MarkerList.tsx";
import { PlainText, RichText } from "../RichText/RichText.tsx";
import styles from "./FaqAccordion.module.css";
import type { AccordionItem } from "./faq-texts.ts";
import { preserveScroll } from "./preserve-scroll.ts";

interface FaqAccordionProps {
  /**
   * The questions. They have answers only when the page is built; in the browser `StaticHtml` keeps the HTML
   * of the answers.
   */
  items: readonly AccordionItem[];
}

/**
 * Keeps the pressed question at its position in the window while another question, which may be above it,
 * closes.
 */
function keepPressedInPlace(row: HTMLElement) {
  const open = row.parentElement?.querySelector("details[open]");
  if (open && open !== row) preserveScroll(row);
}

/**
 * A list of questions, of which at most one is open. The browser opens and closes them. This component
 * records which one is open, and closes the others in browsers that do not support `<details name>`.
 */
export function FaqAccordion({ items }: FaqAccordionProps) {
  const [openId, setOpenId] = useState(items.find(({ isOpen }) => isOpen)?.id);
  const list = useRef<HTMLDivElement>(null);
  // Reads which questions are open, because the visitor may have opened some before hydration. A normal
  // effect would run later, and a press between hydration and the effect would be undone.
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll("details") ?? [])];
    const [first, ...others] = rows.filter(({ open }) => open);
    for (const row of others) row.open = false;
    setOpenId(first && items[rows.indexOf(first)]?.id);
  }, [items]);
  const onToggle = (id: string, isOpen: boolean) =>
    setOpenId((openId) => {
      if (isOpen) return id;
      return openId === id ? undefined : openId;
    });
  return (
    <div className={styles.faq} ref={list}>
      {items.map(({ id, question, answer, points, icon, iconPosition }) => {
        const drawing = icon && <Icon name={icon} size={28} />;
        return (
          <Disclosure
            key={id}
            name="intrebari"
            isOpen={id === openId}
            onPress={keepPressedInPlace}
            onToggle={(isOpen) => onToggle(id, isOpen)}
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
            <StaticHtml>
              {answer && (
                <>
                  {/* The id is on the answer, so that a link to it opens the item. */}
                  <p id={id}>
                    <RichText text={answer} />
                  </p>
                  {points && <MarkerList items={points} />}
                </>
              )}
            </StaticHtml>
          </Disclosure>
        );
      })}
    </div>
  );
}
