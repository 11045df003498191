import { useCallback, useEffect, useRef, useState } from "react";
import type { Overview } from "../shared.ts";
import { ask, enter } from "./ask.ts";
import { Journal } from "./Journal.tsx";
import { OpenThings } from "./Launch.tsx";
import { NewExamination } from "./NewExamination.tsx";
import { Publish } from "./Publish.tsx";
import { placeHref, usePlace } from "./place.ts";
import { Search } from "./Search.tsx";
import { Sheet } from "./Sheet.tsx";
import { Sidebar } from "./Sidebar.tsx";

/** The desk: what can be edited on the left, the sheet in the middle, its page on the right. */
export function App() {
  const [overview, setOverview] = useState<Overview>();
  const [trouble, setTrouble] = useState("");
  const place = usePlace();
  const main = useRef<HTMLElement>(null);

  const refresh = useCallback(() => {
    ask<Overview>("overview").then(setOverview, (error: Error) => setTrouble(error.message));
  }, []);
  useEffect(() => {
    enter().then(refresh, (error: Error) => setTrouble(error.message));
  }, [refresh]);
  useEffect(() => {
    if (place.path.length === 0) main.current?.scrollTo(0, 0);
  }, [place]);

  if (!overview) return <p className="wait">{trouble || "Se deschide Editare…"}</p>;
  const isOwn = ["lansare", "jurnal", "publicare", "investigatie-noua"].includes(place.name);
  return (
    <div className="desk">
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        Sari la foaie
      </button>
      <header className="bar">
        <p className="brand">Editare</p>
        <Search />
        <nav aria-label="Publicare">
          <a href={placeHref("jurnal")} aria-current={place.name === "jurnal" ? "page" : undefined}>
            Jurnal
          </a>
          <a href={placeHref("lansare")} aria-current={place.name === "lansare" ? "page" : undefined}>
            De completat <span className="count">{overview.open}</span>
          </a>
          <a className="primary" href={placeHref("publicare")}>
            Publică
          </a>
        </nav>
      </header>
      <Sidebar sheets={overview.sheets} current={place.name} />
      <main ref={main} id="foaia" tabIndex={-1}>
        {place.name === "lansare" && (
          <div className="page">
            <OpenThings level={1} />
          </div>
        )}
        {place.name === "jurnal" && <Journal onUndone={refresh} />}
        {place.name === "publicare" && <Publish />}
        {place.name === "investigatie-noua" && <NewExamination overview={overview} onMade={refresh} />}
        {!isOwn && <Sheet key={place.name} place={place} overview={overview} onSaved={refresh} />}
      </main>
    </div>
  );
}
