import { useEffect, useState } from "react";
import type { LaunchList } from "../shared.ts";
import { ask } from "./ask.ts";
import { NoteList } from "./NoteList.tsx";

/** What is still open before the first publication, each line leading to its field. */
export function Launch() {
  const [list, setList] = useState<LaunchList>();
  useEffect(() => {
    ask<LaunchList>("launch").then(setList, console.error);
  }, []);
  if (!list) return <p className="wait">Se citește lista…</p>;
  return (
    <div className="page">
      <h1>De completat înainte de publicare</h1>
      <p className="lead">
        {list.problems.length === 0
          ? "Totul este completat. Site-ul poate fi publicat."
          : "Fiecare rând duce la câmpul lui. Când lista este goală, site-ul poate fi publicat."}
      </p>
      <NoteList notes={list.problems} />
      {list.wishes.length > 0 && (
        <>
          <h2>Ar mai ajuta pacienții, dar nu oprește publicarea</h2>
          <NoteList notes={list.wishes} />
        </>
      )}
    </div>
  );
}
