import { useEffect, useState } from "react";
import type { Drawing } from "../regions/index.ts";
import type { KeptSlice } from "./compute.ts";

/** What has been computed so far, by index. */
export type KeptSlices = readonly (KeptSlice | undefined)[];

/** Addresses of the workers, one a region. */
const WORKERS = import.meta.glob<string>("./workers/*.ts", {
  eager: true,
  query: "?worker&url",
  import: "default",
});

const addressOf = (art: string) => WORKERS[`./workers/${art}.ts`] as string;

/** The part of Trusted Types that is used here; browsers without them take plain strings. */
type Policy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

/** Named in hosting/csp.ts: the only place from which pages turn a text into code, and these addresses the only texts. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("straturi", {
  createScriptURL: addressOf,
});

/** Each layer once: in a worker, or bit by bit in the page where there are none (or none of modules: Firefox before 114). */
export function useSlices(art: Drawing, first: number): KeptSlices {
  const [kept, setKept] = useState<KeptSlices>([]);
  useEffect(() => {
    let worker: Worker | undefined;
    let wanted = true;
    const keep = (slice: KeptSlice) =>
      wanted && setKept((before) => Object.assign([...before], { [slice.index]: slice }));
    const computeHere = async () => (await import("./compute-here.ts")).computeHere(art, first, keep);
    try {
      const address = policy?.createScriptURL(art) ?? addressOf(art);
      worker = new Worker(address, { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<KeptSlice>) => keep(data);
      worker.onerror = computeHere;
      worker.postMessage(first);
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
