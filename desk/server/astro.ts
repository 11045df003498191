/**
 * The site's pages as they will be, from Astro's development server in a process of its own: content that somebody
 * broke stops this process, not the desk. The pages have an origin and a policy of their own, answer the desk's frame
 * alone, and end with the desk.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { dev } from "astro";
import { parse } from "hono/utils/cookie";
import { HOST, isOwn, isSecret } from "./guard.ts";

const { DESK_KEY: key = "", DESK_ORIGIN: desk = "" } = process.env;
const port = Number(process.env.DESK_PORT);
delete process.env.DESK_KEY;
process.on("disconnect", () => process.exit());

/** Opens nothing but the pages. */
const COOKIE = `pagini-${port}`;

const HEADERS = {
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy": `default-src 'self' 'unsafe-inline' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${desk}`,
};

function door(
  { method = "", url = "", headers }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) {
  const { pathname, searchParams } = new URL(url, desk);
  const answer = (status: number, more = {}) => void response.writeHead(status, more).end();
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  if (!isOwn(headers, port, true)) return answer(403);
  if (!["GET", "HEAD"].includes(method)) return answer(405);
  if (isSecret(searchParams.get("cheie"), key))
    return answer(303, {
      location: `/${searchParams.get("la")?.replace(/^[/\\]+/, "") ?? ""}`,
      "set-cookie": `${COOKIE}=${key}; Path=/; HttpOnly; SameSite=Strict`,
    });
  // Vite would start an editor, and read files of this computer, for whoever asks.
  if (!isSecret(parse(headers.cookie ?? "")[COOKIE], key) || /^\/(__|@fs)/.test(pathname)) return answer(403);
  next();
}

await dev({
  root: process.cwd(),
  logLevel: "error",
  server: { host: HOST, port },
  integrations: [
    {
      name: "desk-inside",
      hooks: {
        "astro:config:setup": ({ injectScript }) =>
          injectScript("page", `import "/desk/client/inside.ts?desk=${encodeURIComponent(desk)}";`),
      },
    },
  ],
  vite: {
    // The desk says itself when a page is to be read again.
    server: { hmr: false, ws: false, strictPort: true, watch: { ignored: ["**/.cache/**"] } },
    plugins: [{ name: "desk-door", configureServer: ({ middlewares }) => void middlewares.use(door) }],
  },
});
process.send?.("ready");
// The first page brings what all pages share: it is asked for before anybody does.
await fetch(`http://${HOST}:${port}/`, { headers: { cookie: `${COOKIE}=${key}` } }).catch(() => undefined);
