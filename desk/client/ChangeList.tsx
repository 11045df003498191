import type { Change } from "../shared.ts";

const KINDS = { changed: "", added: "rând nou", removed: "rând șters", moved: "rând mutat" };

/** Every change in a line: where, from what, to what. */
export function ChangeList({
  changes,
  marked = [],
}: {
  changes: readonly Change[];
  marked?: readonly string[];
}) {
  return (
    <ul className="change-list">
      {changes.map(({ kind, path, field, old, new: wanted, doubt }) => (
        <li key={`${kind} ${path.join("/")}`}>
          <h3>
            {field} {KINDS[kind] && <small>({KINDS[kind]})</small>}
            {marked.includes(path.join("/")) && <small> · schimbat și de altcineva</small>}
          </h3>
          <p>
            {kind !== "added" && <del className="old">{old ?? "nimic"}</del>}
            {(kind === "changed" || kind === "moved") && <span aria-hidden="true"> → </span>}
            {kind !== "removed" && <ins className="new">{wanted ?? "nimic"}</ins>}
          </p>
          {doubt && <p className="problem">{doubt} Sigur?</p>}
        </li>
      ))}
    </ul>
  );
}
