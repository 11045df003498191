/*
 * For browsers that still run a service worker of the site that was at this address before: in its place, this one takes
 * itself and its caches away, and shows the page anew. No page of ours registers one.
 */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" })) await page.navigate(page.url);
}
