import { useCallback, useEffect, useState } from "react";
import type { LaunchList } from "../shared.ts";
import { ask } from "./ask.ts";
import { NoteList } from "./NoteList.tsx";

/** What is still open before the first publication, each line leading to its field. */
export function OpenThings({ level }: { level: 1 | 2 }) {
  const [list, setList] = useState<LaunchList>();
  const [trouble, setTrouble] = useState("Se citește lista…");
  const look = useCallback(() => {
    ask<LaunchList>("launch").then(setList, (error: Error) => setTrouble(error.message));
  }, []);
  useEffect(look, [look]);
  const Heading = level === 1 ? "h1" : "h2";
  if (!list) return <p className="wait">{trouble}</p>;
  return (
    <>
      <Heading>De completat înainte de publicare</Heading>
      <p className="lead">
        {list.problems.length === 0
          ? "Totul este completat. Site-ul poate fi publicat."
          : "Fiecare rând duce la câmpul lui. Când lista este goală, site-ul poate fi publicat."}
      </p>
      {list.mendable > 0 && (
        <p>
          <button type="button" onClick={() => ask("mend").then(look)}>
            Repară fișierele ({list.mendable})
          </button>{" "}
          Semnul invizibil de la început se șterge; copiile pe care nu le citește nicio pagină se pun
          deoparte.
        </p>
      )}
      <NoteList notes={list.problems} />
      {level === 1 && list.wishes.length > 0 && (
        <>
          <h2>Ar mai ajuta pacienții, dar nu oprește publicarea</h2>
          <NoteList notes={list.wishes} />
        </>
      )}
    </>
  );
}
