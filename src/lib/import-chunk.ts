/**
 * Imports a chunk of the client's code. After a failure the chunk is imported once more with a query string
 * in its address, because Chromium and Firefox do not request an address again after its import has failed.
 * In Safari the error does not contain the address, so the error is passed on; Safari requests a failed chunk
 * again at the next import.
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
