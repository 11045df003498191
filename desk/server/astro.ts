/**
 * The site's pages as they will be, from Astro's development server in a process of its own: content that somebody
 * broke stops this process, not the desk. It answers the desk alone, which knows the secret, and ends with it.
 */
import { timingSafeEqual } from "node:crypto";
import { dev } from "astro";
import { isContentFile } from "../../src/content/read.ts";

const secret = Buffer.from(process.env.DESK_SECRET ?? "");
delete process.env.DESK_SECRET;
process.on("disconnect", () => process.exit());

const { address } = await dev({
  root: process.cwd(),
  logLevel: "error",
  server: { host: "127.0.0.1", port: 0 },
  vite: {
    // The desk says itself when a page is to be read again.
    server: { hmr: false, ws: false },
    plugins: [
      {
        name: "desk-alone",
        configureServer({ middlewares, watcher }) {
          watcher.on("all", (_event, file) => isContentFile(file) && process.send?.({}));
          middlewares.use(({ headers, url = "" }, response, next) => {
            const given = Buffer.from(String(headers["x-desk"] ?? ""));
            const isDesk =
              secret.length > 0 && given.length === secret.length && timingSafeEqual(given, secret);
            // Vite would start an editor for whoever asks.
            if (isDesk && !url.startsWith("/__open-in-editor")) return next();
            response.writeHead(403).end();
          });
        },
      },
    ],
  },
});
process.send?.({ port: address.port });
