/**
 * Imports a chunk, and once more under another address when that fails: Chromium and Firefox remember a failed import until
 * the page is loaded again. Their error names the address; Safari's does not, but Safari asks again by itself.
 * @throws what the last attempt threw
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
