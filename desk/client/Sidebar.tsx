import type { Sheet } from "../shared.ts";
import { placeHref } from "./place.ts";

const GROUPS: readonly (readonly [Sheet["group"], string])[] = [
  ["daily", "În fiecare zi"],
  ["services", "Investigații"],
  ["pages", "Pagini"],
  ["common", "Pe mai multe pagini"],
  ["legal", "Documente legale"],
];

/** Every sheet by the name that a person knows. */
export function Sidebar({ sheets, current }: { sheets: readonly Sheet[]; current: string }) {
  return (
    <nav className="sidebar" aria-label="Foile">
      {GROUPS.map(([group, title]) => (
        <section key={group}>
          <h2>{title}</h2>
          <ul>
            {sheets
              .filter((sheet) => sheet.group === group)
              .map((sheet) => (
                <li key={sheet.file}>
                  <a href={placeHref(sheet.file)} aria-current={sheet.file === current ? "page" : undefined}>
                    {sheet.title}
                    {sheet.note && <small>{sheet.note}</small>}
                  </a>
                </li>
              ))}
            {group === "services" && (
              <li>
                <a className="add" href={placeHref("investigatie-noua")}>
                  Adaugă o investigație
                </a>
              </li>
            )}
          </ul>
        </section>
      ))}
    </nav>
  );
}
