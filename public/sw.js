/*
 * Removes the service worker of a former site at this address from the browsers of its visitors. Such a browser loads this
 * file as an update; it deletes all caches, unregisters itself and loads the open pages again. No page of this site
 * registers a service worker.
 */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" })) await page.navigate(page.url);
}
