import { useEffect, useState } from "react";
import type { Drawing } from "../regions/index.ts";
import type { KeptSlice } from "./compute.ts";
import address from "./slices.worker.ts?worker&url";

/** What has been computed so far, by index. */
export type KeptSlices = readonly (KeptSlice | undefined)[];

type Policy = { createScriptURL(url: string): string };

/** The part of Trusted Types that is used here; browsers without them take plain strings. */
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

/** Named in hosting/csp.ts: the only place from which the pages turn a text into code, and this address the only text. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("straturi", {
  createScriptURL: () => address,
});

/**
 * Starts the worker that computes the layers.
 * @throws where there are no workers
 */
function startWorker(): Worker {
  return new Worker(policy?.createScriptURL(address) ?? address, { type: "module" });
}

/** Resolves when the machine has nothing better to do. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 30);
  });

async function computeHere(art: Drawing, first: number, keep: (slice: KeptSlice) => void): Promise<void> {
  const { computeSlices } = await import("./compute.ts");
  for await (const slice of computeSlices(art, first)) {
    keep(slice);
    await idle();
  }
}

/** Each layer once: in a worker, or in idle time where there are no workers (or none of modules: Firefox before 114). */
export function useKeptSlices(art: Drawing, first: number): KeptSlices {
  const [kept, setKept] = useState<KeptSlices>([]);
  useEffect(() => {
    let wanted = true;
    const keep = (slice: KeptSlice) => {
      if (!wanted) return;
      setKept((before) => {
        const after = [...before];
        after[slice.index] = slice;
        return after;
      });
    };
    const withoutWorker = () => void computeHere(art, first, keep);
    let worker: Worker | undefined;
    try {
      worker = startWorker();
      worker.onmessage = ({ data }: MessageEvent<KeptSlice>) => keep(data);
      worker.onerror = withoutWorker;
      worker.postMessage({ art, first });
    } catch {
      withoutWorker();
    }
    return () => {
      wanted = false;
      worker?.terminate();
    };
  }, [art, first]);
  return kept;
}
