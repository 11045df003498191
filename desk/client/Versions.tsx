import type { Version } from "../shared.ts";
import { dayAndTime } from "./words.ts";

/** What the sheet was before each save. */
export function Versions({
  versions,
  onRestore,
}: {
  versions: readonly Version[];
  onRestore: (name: string) => void;
}) {
  if (versions.length === 0) return null;
  return (
    <details className="versions">
      <summary>Versiunile dinainte ({versions.length})</summary>
      <ul>
        {versions.map(({ name, saved }) => (
          <li key={name}>
            <button type="button" onClick={() => onRestore(name)}>
              Înapoi la versiunea din {dayAndTime(saved)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
