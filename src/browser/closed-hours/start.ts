const SIGNS = ["scroll", "pointerover", "keydown"];

/**
 * Fetches what only a page in use needs: what stands below its first screen. Who only reads that one screen loads
 * nothing of it.
 */
export async function startClosedHours(root: HTMLElement): Promise<void> {
  await new Promise((sign) => {
    for (const name of SIGNS) addEventListener(name, sign);
  });
  (await import("./closed-hours.ts")).serveClosedHours(root);
}
