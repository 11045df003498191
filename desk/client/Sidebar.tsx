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
  const link = (place: string, title: string, note?: string) => (
    <li key={place}>
      <a
        className={`nav-link px-2 py-1 ${place === current ? "active" : ""}`}
        href={placeHref(place)}
        aria-current={place === current ? "page" : undefined}
      >
        {title}
        {note && <small className="d-block">{note}</small>}
      </a>
    </li>
  );
  return (
    <nav className="sidebar overflow-auto border-end px-2 py-3" aria-label="Foile">
      {GROUPS.map(([group, title]) => (
        <section key={group}>
          <h2>{title}</h2>
          <ul className="nav nav-pills flex-column lh-sm mb-3">
            {sheets
              .filter((sheet) => sheet.group === group)
              .map((sheet) => link(sheet.file, sheet.title, sheet.note))}
            {group === "services" && link("investigatie-noua", "Adaugă o investigație")}
          </ul>
        </section>
      ))}
    </nav>
  );
}
