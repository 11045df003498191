import { diffWords } from "diff";
import type { Change } from "../shared/changes.ts";
import texts from "./words.json" with { type: "json" };

/**
 * Maximum length of the old and new text together, in characters, for showing them side by side. Longer texts
 * are compared word by word.
 */
const SIDE_BY_SIDE_CHARACTERS = 120;

/** Number of unchanged characters that are shown on each side of a changed word. */
const CONTEXT_CHARACTERS = 60;

/**
 * Shortens an unchanged passage. Between two changes, its middle is left out. Before the first change only
 * its end is kept, after the last change only its start.
 */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * CONTEXT_CHARACTERS) return text;
  const before = isFirst ? "" : text.slice(0, CONTEXT_CHARACTERS);
  return `${before}…${isLast ? "" : text.slice(-CONTEXT_CHARACTERS)}`;
}

/** A changed text, compared word by word: the words that differ are marked, unchanged passages are shortened. */
function WordChanges({ old, wanted }: Record<"old" | "wanted", string>) {
  const parts = diffWords(old, wanted);
  return (
    <p className="mb-0 text-break">
      {parts.map(({ value, added, removed }, index) => {
        const Mark = added ? "ins" : removed ? "del" : "span";
        const isLast = index === parts.length - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identifier and are never reordered
          <Mark key={index}>{Mark === "span" ? shortened(value, index === 0, isLast) : value}</Mark>
        );
      })}
    </p>
  );
}

/** A list of changes, each with its field, the old and the new value. */
export function ChangeList({ changes = [] }: { changes: Change[] | undefined }) {
  return (
    <ul className="list-group list-group-flush">
      {changes.map(({ kind, path, field, old, new: wanted, question }) => (
        <li key={`${kind} ${field} ${path}`} className="list-group-item px-0 bg-transparent">
          <h3>
            {field} {texts.kinds[kind] && <small>({texts.kinds[kind]})</small>}
          </h3>
          {kind === "changed" && old && wanted && old.length + wanted.length > SIDE_BY_SIDE_CHARACTERS ? (
            <WordChanges old={old} wanted={wanted} />
          ) : (
            <p className="mb-0">
              {kind !== "added" && <del className="px-1 text-break">{old || "nimic"}</del>}
              {(kind === "changed" || kind === "moved") && <span aria-hidden="true"> → </span>}
              {kind !== "removed" && (
                <ins className="px-1 text-break text-decoration-none">{wanted || "nimic"}</ins>
              )}
            </p>
          )}
          {question && <p className="problem mb-0">{question} Sigur?</p>}
        </li>
      ))}
    </ul>
  );
}
