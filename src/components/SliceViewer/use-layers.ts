import { useEffect, useState } from "react";
import type { Drawing } from "#lib/drawings.ts";
import { importChunk } from "#lib/import-chunk.ts";
import { importLayers } from "./drawing-files.ts";
import type { Layer } from "./layer.ts";

/**
 * The layers of one body, imported after hydration.
 * @param body index of the wanted body
 * @param attempt another number asks again for a file that did not arrive
 * @returns the layers, with the body that they belong to: the one before until the wanted one arrives; `hasFailed` when the
 * wanted file did not arrive
 */
export function useLayers(art: Drawing, body: number, attempt: number) {
  const [loaded, setLoaded] = useState<{ body: number; layers: readonly Layer[] }>();
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    let isWanted = true;
    setFailed(undefined);
    importChunk(() => importLayers(art, body)).then(
      ({ default: layers }) => isWanted && setLoaded({ body, layers }),
      (error) => {
        console.error(error);
        if (isWanted) setFailed(attempt);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [art, body, attempt]);
  return { loaded, hasFailed: failed === attempt };
}
