import { useEffect, useRef, useState } from "react";
import type { Note, Overview } from "../shared.ts";
import { ask, useAnswer } from "./ask.ts";
import type { Said, Told } from "./inside.ts";
import { NoteList } from "./NoteList.tsx";
import { Button, Dialog, Select } from "./parts.tsx";
import { goTo } from "./place.ts";

/** Widths at which the page is shown. */
const DEVICES = { phone: "Telefon", desktop: "Calculator" };

interface Props {
  /** Path of the page that is shown first. */
  page: string;
  overview: Overview;
  /** What the document tells the page. */
  said: Said | undefined;
}

/** The page itself, as it will be: scrolled to what is being edited, and a text that is clicked opens its field. */
export function PagePreview({ page, overview, said }: Props) {
  const [path, setPath] = useState(page);
  const [device, setDevice] = useState<keyof typeof DEVICES>("phone");
  const [pointed, setPointed] = useState<readonly Note[]>();
  /** The path of the page that listens. */
  const [ready, setReady] = useState<string>();
  const frame = useRef<HTMLIFrameElement>(null);
  // While the content is wrong there are no pages.
  const preview = useAnswer<{ address: string }>("preview", { path, pages: overview.pages.length });
  const address = preview.answer?.address;
  const origin = address && new URL(address).origin;
  const isReady = ready === path;
  useEffect(() => setPath(page), [page]);

  useEffect(() => {
    if (said && origin && isReady) frame.current?.contentWindow?.postMessage(said, origin);
  }, [said, origin, isReady]);
  useEffect(() => {
    async function open({ source, data }: MessageEvent<Told>) {
      if (source !== frame.current?.contentWindow) return;
      if ("ready" in data) return setReady(path);
      const notes = await ask<Note[]>("locate", { page: path, texts: data.texts });
      const [first] = notes;
      if (first && notes.length === 1) goTo(first.file, first.path, path);
      else setPointed(notes);
    }
    addEventListener("message", open);
    return () => removeEventListener("message", open);
  }, [path]);

  return (
    <aside className="preview vstack border-start" aria-label="Pagina">
      <div className="hstack flex-wrap gap-2 justify-content-between px-3 py-2">
        <label className="visually-hidden" htmlFor="pagina">
          Pagina din previzualizare
        </label>
        <Select id="pagina" className="w-auto" options={overview.pages} value={path} onChange={setPath} />
        <fieldset className="btn-group" aria-label="Lățimea">
          {(["phone", "desktop"] as const).map((name) => (
            <Button
              key={name}
              className={`btn btn-outline-secondary ${device === name ? "active" : ""}`}
              aria-pressed={device === name}
              onClick={() => setDevice(name)}
            >
              {DEVICES[name]}
            </Button>
          ))}
        </fieldset>
      </div>
      <div className="stage position-relative flex-fill overflow-hidden mx-3 mb-3">
        {!address && <p className="wait p-5">{preview.trouble ?? "Pagina se pregătește…"}</p>}
        <iframe
          ref={frame}
          className={`${device} rounded-3`}
          hidden={!address}
          title="Pagina, așa cum va fi"
          src={address && `${address}&la=${encodeURIComponent(path)}`}
          aria-busy={!isReady}
        />
      </div>
      {pointed && (
        <Dialog title="Ce schimbați?" onClose={() => setPointed(undefined)}>
          {pointed.length === 0 && <p>Textul acesta se face din alte valori. Căutați-l sus, pe bucăți.</p>}
          <NoteList notes={pointed} page={path} onFollow={() => setPointed(undefined)} />
        </Dialog>
      )}
    </aside>
  );
}
