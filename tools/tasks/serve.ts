/**
 * `npm run serve` serves dist/ until it receives a signal. The environment variables are `PORT` (default:
 * 4173) and `HOST` (default: all addresses, so that `localhost` works over IPv4 and IPv6). An error ends the
 * process with a message.
 */
import { once } from "node:events";
import { createSiteServer } from "#hosting/site-server.ts";
import { DIST } from "../build/build-site.ts";
import "../end-with-npm.ts";

const port = Number(process.env.PORT || 4173);
const host = process.env.HOST || undefined;
try {
  await once(createSiteServer(DIST).listen(port, host), "listening");
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(message);
  if (code) console.error(`Choose another port: PORT=${port + 1 || 4174} npm start; HOST may be left out.`);
  process.exit(1);
}
// Ends at once instead of waiting for open connections, which browsers keep for minutes.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit());
const name = host?.includes(":") ? `[${host}]` : (host ?? "localhost");
console.log(`The site is served on http://${name}:${port} (Ctrl-C ends it)`);
