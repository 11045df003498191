import { useState } from "react";
import type { Note } from "../shared.ts";
import { useAnswer } from "./ask.ts";
import { NoteList } from "./NoteList.tsx";

/** Time without a key before the search begins, in milliseconds. */
const PAUSE = 200;

/** Finds what is written, and leads to its field. */
export function Search() {
  const [query, setQuery] = useState("");
  const isSearch = query.trim().length >= 2;
  const { answer } = useAnswer<Note[]>("search", isSearch ? { query } : undefined, PAUSE);
  const found = isSearch ? answer : undefined;

  return (
    <search className="position-relative">
      <label className="visually-hidden" htmlFor="cauta">
        Caută în tot ce scrie pe site
      </label>
      <input
        id="cauta"
        className="form-control rounded-pill"
        type="search"
        placeholder="Caută: 835, parcare…"
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && setQuery("")}
      />
      <p className="visually-hidden" role="status">
        {found && (found.length === 1 ? "Un rezultat" : `${found.length} rezultate`)}
      </p>
      {found && (
        <div
          className="found card card-body shadow position-absolute top-100 z-3 mt-2 overflow-auto"
          data-bs-theme="light"
        >
          {found.length === 0 ? (
            <p>Nu scrie nicăieri „{query}”.</p>
          ) : (
            <NoteList notes={found} onFollow={() => setQuery("")} />
          )}
        </div>
      )}
    </search>
  );
}
