import { useEffect, useState } from "react";
import type { Drawing } from "../regions/index.ts";
import type { KeptSlice } from "./compute.ts";
import address from "./slices.worker.ts?worker&url";

/** What has been computed so far, by index. */
export type KeptSlices = readonly (KeptSlice | undefined)[];

/** The part of Trusted Types that is used here; browsers without them take plain strings. */
type Policy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

/** Named in hosting/csp.ts: the only place from which the pages turn a text into code, and this address the only text. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("straturi", {
  createScriptURL: () => address,
});

/** Where the page itself computes, it has so many milliseconds to itself between two layers. */
const PAUSE = 30;

/** Each layer once: in a worker, or bit by bit in the page where there are none (or none of modules: Firefox before 114). */
export function useKeptSlices(art: Drawing, first: number): KeptSlices {
  const [kept, setKept] = useState<KeptSlices>([]);
  useEffect(() => {
    let worker: Worker | undefined;
    let wanted = true;
    const keep = (slice: KeptSlice) =>
      wanted && setKept((before) => Object.assign([...before], { [slice.index]: slice }));
    const computeHere = async () => {
      const { computeSlices } = await import("./compute.ts");
      for await (const slice of computeSlices(art, first)) {
        keep(slice);
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    };
    try {
      worker = new Worker(policy?.createScriptURL(address) ?? address, { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<KeptSlice>) => keep(data);
      worker.onerror = computeHere;
      worker.postMessage({ art, first });
    } catch {
      computeHere();
    }
    return () => {
      wanted = false;
      worker?.terminate();
    };
  }, [art, first]);
  return kept;
}
