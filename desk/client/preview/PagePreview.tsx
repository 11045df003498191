import { useEffect, useRef, useState } from "react";
import type { Answers } from "../../server/actions.ts";
import type { FieldLink } from "../../shared/form-fields.ts";
import { request } from "../api.ts";
import { goTo } from "../location.ts";
import { Button, Dialog, FieldLinks, Select, Trouble } from "../parts.tsx";
import words from "../words.json" with { type: "json" };
import type { FrameMessage } from "./preview-frame.ts";

interface Props {
  /** Path of the page that is shown first. */
  page: string;
  overview: Answers["overview"];
  /** A number that changes whenever the preview has new content. */
  version: number;
}

/**
 * A preview of the page with the draft. It scrolls to the changed text; a click on a text opens the field of
 * the text.
 */
export function PagePreview({ page, overview, version }: Props) {
  const { pagesOrigin, pages } = overview;
  const [path, setPath] = useState(page);
  const [trouble, setTrouble] = useState("");
  const [pointed, setPointed] = useState<FieldLink[]>();
  /** Path of the page whose script (preview-frame.ts) has sent "ready", and so can receive messages. */
  const [ready, setReady] = useState<string>();
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = ready === path;
  const url = pagesOrigin && pagesOrigin + path;
  useEffect(() => setPath(page), [page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame must be told about each version.
  useEffect(() => {
    if (isReady && pagesOrigin) frame.current?.contentWindow?.postMessage("changed", pagesOrigin);
  }, [version, pagesOrigin, isReady]);
  useEffect(() => {
    async function open({ source, data }: MessageEvent<FrameMessage>) {
      if (source !== frame.current?.contentWindow) return;
      if (data === "ready") return setReady(path);
      setTrouble("");
      const links = await request("locate", { page: path, texts: data }).catch(({ message }: Error) =>
        setTrouble(message),
      );
      if (!links) return;
      const [first] = links;
      if (first && links.length === 1) goTo(first.file, first.path, path);
      else setPointed(links);
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
        <Select id="pagina" className="w-auto" options={pages} value={path} onChange={setPath} />
        {url && (
          <a href={url} target="_blank" rel="noreferrer">
            Deschide pagina
          </a>
        )}
      </div>
      <Trouble words={trouble} />
      <div className="stage position-relative flex-fill overflow-hidden mx-3 mb-3">
        {url ? (
          <iframe
            // Each page has a frame of its own: a new address in the same frame would be a step of the browser's
            // Back button.
            key={url}
            ref={frame}
            className="position-absolute start-50 bg-white rounded-3"
            title="Pagina, așa cum va fi"
            src={url}
            aria-busy={!isReady}
          />
        ) : (
          <p className="p-5">{words.noPages}</p>
        )}
      </div>
      {pointed && (
        <Dialog
          title="Ce schimbați?"
          onClose={() => setPointed(undefined)}
          buttons={<Button onClick={() => setPointed(undefined)}>Închide</Button>}
        >
          {pointed.length === 0 && <p>{words.nowhere}</p>}
          <FieldLinks links={pointed} page={path} onFollow={() => setPointed(undefined)} />
        </Dialog>
      )}
    </aside>
  );
}
