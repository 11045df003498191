import { useCallback, useEffect, useRef, useState } from "react";
import type { Option } from "../shared.ts";
import { ask } from "./ask.ts";
import type { Said } from "./inside.ts";
import { printed } from "./printed.ts";

/** Widths at which the page is shown, in CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1280 };

interface Props {
  /** Path of the page on which most of the sheet stands. */
  page: string;
  pages: readonly Option[];
  /** What somebody is editing. */
  look: string;
  /** Counts up with each save. */
  saves: number;
}

/** The page itself, as it will be, scrolled to what is being edited. */
export function PagePreview({ page, pages, look, saves }: Props) {
  const [path, setPath] = useState(page);
  /** Of the pages, with its key; empty until their server answers. */
  const [address, setAddress] = useState("");
  const [trouble, setTrouble] = useState("Pagina se pregătește…");
  const [device, setDevice] = useState<keyof typeof WIDTHS>("phone");
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const width = WIDTHS[device];

  const say = useCallback(
    (said: Said) => address && frame.current?.contentWindow?.postMessage(said, new URL(address).origin),
    [address],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page, and each save, may find the server gone.
  useEffect(() => {
    ask<{ address: string }>("preview").then(
      (found) => setAddress(found.address),
      (error: Error) => setTrouble(error.message),
    );
  }, [path, saves]);
  useEffect(() => {
    if (saves > 0) say({ reload: true });
  }, [saves, say]);
  useEffect(() => {
    if (look) say({ show: printed(look) });
  }, [look, say]);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const resize = () => {
      const scale = Math.min(1, element.clientWidth / width);
      frame.current?.style.setProperty("width", `${width}px`);
      frame.current?.style.setProperty("height", `${element.clientHeight / scale}px`);
      frame.current?.style.setProperty("scale", String(scale));
    };
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    resize();
    return () => observer.disconnect();
  }, [width]);

  return (
    <aside className="preview" aria-label="Pagina">
      <div className="preview-bar">
        <label className="hidden" htmlFor="pagina">
          Pagina din previzualizare
        </label>
        <select id="pagina" value={path} onChange={(event) => setPath(event.target.value)}>
          {!pages.some(({ value }) => value === path) && <option value={path}>{path}</option>}
          {pages.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <fieldset className="devices">
          <legend className="hidden">Lățimea</legend>
          {(["phone", "desktop"] as const).map((name) => (
            <button key={name} type="button" aria-pressed={device === name} onClick={() => setDevice(name)}>
              {name === "phone" ? "Telefon" : "Calculator"}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="stage" ref={stage}>
        {!address && <p className="wait">{trouble}</p>}
        <iframe
          ref={frame}
          hidden={!address}
          title="Pagina, așa cum va fi"
          src={address && `${address}&la=${encodeURIComponent(path)}`}
          onLoad={() => look && say({ show: printed(look) })}
        />
      </div>
    </aside>
  );
}
