/**
 * Imports a chunk. If that fails, it retries once with a query string added to the address, because Chromium
 * and Firefox remember a failed import by its address until the page is reloaded. Safari's error does not
 * contain the address, so the error is passed on; Safari itself requests a failed chunk again at the next
 * import.
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
