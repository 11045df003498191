import { useEffect, useState } from "react";
import type { Note } from "../shared.ts";
import { ask } from "./ask.ts";
import { NoteList } from "./NoteList.tsx";

/** Time without a key before the search begins, in milliseconds. */
const PAUSE = 200;

/** Finds what is written, and leads to its field. */
export function Search() {
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<readonly Note[]>();

  useEffect(() => {
    if (query.trim().length < 2) {
      setFound(undefined);
      return;
    }
    let isWanted = true;
    const timer = setTimeout(() => {
      ask<Note[]>("search", { query }).then((notes) => isWanted && setFound(notes), console.error);
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [query]);

  return (
    <search className="search">
      <label className="hidden" htmlFor="cauta">
        Caută în tot ce scrie pe site
      </label>
      <input
        id="cauta"
        type="search"
        placeholder="Caută: 835, parcare…"
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && setQuery("")}
      />
      <p className="hidden" role="status">
        {found && (found.length === 1 ? "Un rezultat" : `${found.length} rezultate`)}
      </p>
      {found && (
        <div className="found">
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
