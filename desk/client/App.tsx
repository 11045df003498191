import { type ReactNode, useEffect, useReducer, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import "./theme.css";
import "#styles/fonts.css";
import "./desk.css";
import "./form/form.css";
import { formatCount } from "#lib/format.ts";
import type { DocumentInfo } from "../server/documents/documents.ts";
import { takePass, useAnswer } from "./api.ts";
import { OpenDocument } from "./editor/Editor.tsx";
import { Journal } from "./Journal.tsx";
import { placeHref, usePlace } from "./location.ts";
import { OpenItems, Publish } from "./Publishing.tsx";
import { FieldLinks } from "./parts.tsx";
import { PagePreview } from "./preview/PagePreview.tsx";
import words from "./words.json" with { type: "json" };

/**
 * Shows the list of documents on the left, the open document in the middle, and its page of the site on the
 * right.
 */
function App() {
  const place = usePlace();
  // The address is sent only so that the lists are loaded again when another document or page is opened.
  const { answer: overview, error, again: refresh } = useAnswer("overview", { name: place.name });
  /** Increases when a check of a draft has found no errors. The preview then shows the latest draft. */
  const [version, onValidDraft] = useReducer((times: number) => times + 1, 0);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place.path.length === 0) main.current?.scrollTo(0, 0);
  }, [place]);

  if (!overview) return <p className="wait p-5">{error?.message ?? "Se deschide Editare…"}</p>;
  const unsaved = overview.documents.filter(({ file }) => overview.unsaved.includes(file));
  /** Pages of the desk that are not documents, by their names in the address. */
  const own: Record<string, ReactNode> = {
    lansare: (
      <div className="page p-4">
        <h1>De completat înainte de publicare</h1>
        <OpenItems {...overview.launch} />
      </div>
    ),
    jurnal: <Journal onUndone={refresh} />,
    publicare: <Publish unsaved={unsaved} />,
  };
  const open = overview.documents.find(({ file }) => file === place.name);
  const link = (name: string, words: string, count?: ReactNode) => (
    <a className="text-white" href={placeHref(name)} aria-current={place.name === name ? "page" : undefined}>
      {words} {count}
    </a>
  );
  return (
    <div className="desk">
      <button type="button" className="btn visually-hidden-focusable" onClick={() => main.current?.focus()}>
        Sari la foaie
      </button>
      <header className="bar hstack flex-wrap gap-3 px-4 py-2">
        <b>Editare</b>
        <Search />
        <nav className="hstack flex-wrap gap-3 ms-auto" aria-label="Publicare">
          {link("jurnal", "Jurnal")}
          {link(
            "lansare",
            "De completat",
            <span className="badge text-bg-light rounded-pill">{overview.launch.errors.length}</span>,
          )}
          <a className="btn primary" href={placeHref("publicare")}>
            Publică
          </a>
        </nav>
      </header>
      <Sidebar documents={overview.documents} unsaved={unsaved} current={place.name} />
      <main ref={main} tabIndex={-1} className="position-relative z-0 overflow-auto">
        {own[place.name] ?? (
          <OpenDocument
            key={place.name}
            place={place}
            overview={overview}
            onSaved={refresh}
            onValidDraft={onValidDraft}
          />
        )}
      </main>
      {open && <PagePreview page={place.page ?? open.page} overview={overview} version={version} />}
    </div>
  );
}

/** Time without a keystroke before the search begins, in milliseconds. */
const SEARCH_PAUSE = 200;

/** Searches all texts, and links each hit to its field. */
function Search() {
  const [query, setQuery] = useState("");
  const asked = query.trim().length >= 2 ? { query } : undefined;
  const { fresh: found } = useAnswer("search", asked, SEARCH_PAUSE);

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
        {found && formatCount(found.length, "rezultate", "rezultat")}
      </p>
      {found && (
        <div className="found card card-body shadow position-absolute top-100 z-3 mt-2 overflow-auto">
          {found.length === 0 ? (
            <p>Nu scrie nicăieri „{query}”.</p>
          ) : (
            <FieldLinks links={found} onFollow={() => setQuery("")} />
          )}
        </div>
      )}
    </search>
  );
}

/** The list of all documents, in groups. */
function Sidebar({
  documents,
  unsaved,
  current,
}: Record<"documents" | "unsaved", DocumentInfo[]> & { current: string }) {
  return (
    <nav className="sidebar overflow-auto border-end px-2 py-3" aria-label="Foile">
      {Object.entries(words.groups).map(([group, title]) => (
        <section key={group}>
          <h2 className="px-2 fs-6">{title}</h2>
          <ul className="list-unstyled lh-sm mb-3">
            {documents
              .filter((document) => document.group === group)
              .map(({ file, title, note }) => (
                <li key={file}>
                  <a
                    className="d-block px-2 py-1 rounded text-decoration-none"
                    href={placeHref(file)}
                    aria-current={file === current ? "page" : undefined}
                  >
                    {title}
                    {unsaved.some((document) => document.file === file) && (
                      <small className="unsaved"> · de salvat</small>
                    )}
                    {note && <small className="d-block">{note}</small>}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

takePass();
// React removes the page if a component throws. Nothing is lost, because the server has the drafts.
const onUncaughtError = (error: unknown) => {
  reportError(error);
  document.body.append(words.crashed);
};
createRoot(document.getElementById("root") as HTMLElement, { onUncaughtError }).render(<App />);
