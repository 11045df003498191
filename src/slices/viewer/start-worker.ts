import address from "./slices.worker.ts?worker&url";

/** The part of Trusted Types that is used here; browsers without them take plain strings. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Named in hosting/csp.ts: the only place from which the pages turn a text into code, and this address the only text. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("straturi", {
  createScriptURL: () => address,
});

/**
 * Starts the worker that computes the layers.
 * @throws where there are no workers
 */
export function startWorker(): Worker {
  return new Worker(policy?.createScriptURL(address) ?? address, { type: "module" });
}
