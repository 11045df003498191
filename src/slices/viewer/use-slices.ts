import { useEffect, useState } from "react";
import type { Drawing } from "../regions/index.ts";
import type { KeptSlice, Wanted } from "./compute.ts";
import address from "./worker.ts?worker&url";

/** What has been computed so far, by index. */
export type KeptSlices = readonly (KeptSlice | undefined)[];

/** The part of Trusted Types that is used here; browsers without them take plain strings. */
type Policy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

/** Named in hosting/csp.ts: the only place from which pages turn a text into code, and this address the only text. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("straturi", {
  createScriptURL: () => address,
});

/** Each layer once: in a worker, or bit by bit in the page where there are none (or none of modules: Firefox before 114). */
export function useSlices(art: Drawing, first: number): KeptSlices {
  const [kept, setKept] = useState<KeptSlices>([]);
  useEffect(() => {
    const asked: Wanted = { art, first };
    let worker: Worker | undefined;
    let wanted = true;
    const keep = (slice: KeptSlice) =>
      wanted && setKept((before) => Object.assign([...before], { [slice.index]: slice }));
    const computeHere = async () => (await import("./compute-here.ts")).computeHere(asked, keep);
    try {
      worker = new Worker(policy?.createScriptURL(address) ?? address, { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<KeptSlice>) => keep(data);
      worker.onerror = computeHere;
      worker.postMessage(asked);
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
