/**
 * Imports a chunk, and retries once under another address: Chromium and Firefox remember a failed import until the
 * page is reloaded. Their error contains the address; Safari's does not, but Safari asks again by itself.
 */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
  }
}
