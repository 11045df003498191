import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { createSiteServer } from "#hosting/server.ts";

/**
 * Lets a server listen where `PORT` (4173) and `HOST` (every address, so that `localhost` works over IPv4 and IPv6) say; what
 * keeps it from it ends the process with one message.
 * @returns the address to open in a browser
 */
async function listen(create: () => Server): Promise<{ server: Server; url: string }> {
  const port = Number(process.env.PORT || 4173);
  const host = process.env.HOST || undefined;
  try {
    const server = create();
    await once(server.listen(port, host), "listening");
    const name = host?.includes(":") ? `[${host}]` : (host ?? "localhost");
    return { server, url: `http://${name}:${port}` };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const help = `Choose another port: PORT=${port + 1 || 4174} npm start; HOST may be left out.`;
    console.error(code ? `${message}\n${help}` : message);
    process.exit(1);
  }
}

/** Serves the folder of a built site, and prints its address, until a signal ends it. */
export async function serve(folder: string): Promise<void> {
  const { url } = await listen(() => createSiteServer(folder));
  // Open connections do not delay the end: a browser keeps its own alive for minutes.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(0));
  console.log(`The site is served on ${url} (Ctrl-C ends it)`);
}

/** Fails at once, before a build is waited for, when the address cannot be had. */
export async function checkAddress(): Promise<void> {
  const { server } = await listen(createServer);
  await once(server.close(), "close");
}
