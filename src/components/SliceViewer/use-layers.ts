import { useEffect, useState } from "react";
import type { Drawing } from "#lib/drawings.ts";
import type { Layer } from "#lib/layer.ts";
import { importLayers } from "./drawing-files.ts";

/**
 * Imports the layers of one body after hydration.
 * @param body index of the requested body
 * @param attempt a new number retries a failed import (docs/browsers.md)
 * @returns `loaded`: the layers, and the body to which they belong; until the requested body has loaded,
 * these are the layers of the previous body. `hasFailed`: whether the requested layers could not be loaded
 */
export function useLayers(art: Drawing, body: number, attempt: number) {
  const [loaded, setLoaded] = useState<{ body: number; layers: readonly Layer[] }>();
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    let isWanted = true;
    setFailed(undefined);
    importLayers(art, body).then(
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
