/** Serves a built site until a signal ends it, where `PORT` and `HOST` say; what is wrong with them is said in plain words. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { createSiteServer, NoBuildError } from "../../hosting/server.ts";

const DEFAULT_PORT = 4173;

interface Address {
  readonly port: number;
  /** Undefined listens on every address, so that `localhost` works over IPv4 and IPv6 alike. */
  readonly host: string | undefined;
}

/** A message for the person at the terminal; no stack trace is of use. */
export class AddressError extends Error {}

/**
 * @param environment `PORT` (1 to 65535) and `HOST`; empty means the default
 * @throws AddressError when PORT is no port number
 */
export function addressFrom(environment: NodeJS.ProcessEnv): Address {
  const text = environment.PORT?.trim() || String(DEFAULT_PORT);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return { port, host: environment.HOST?.trim() || undefined };
  throw new AddressError(
    `PORT is "${text}", but a port is a number from 1 to 65535. For example: PORT=4174 npm start`,
  );
}

/** The address to open in a browser. */
export function urlOf({ port, host = "localhost" }: Address): string {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** Lets a server listen; an address that cannot be had, or a missing build, ends the process with status 1 and one message. */
async function listen(create: () => Server): Promise<{ server: Server; address: Address }> {
  try {
    const address = addressFrom(process.env);
    const server = create();
    await once(server.listen(address), "listening").catch(({ code }: NodeJS.ErrnoException) => {
      const { port, host } = address;
      const other = port < 65_535 ? port + 1 : port - 1;
      throw new AddressError(
        code === "EADDRINUSE"
          ? `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${other} npm start`
          : code === "EACCES"
            ? `Port ${port} is reserved for the administrator. Choose one above 1023: PORT=4174 npm start`
            : `HOST is "${host}", which is no address of this machine (${code}). Leave HOST out, or: HOST=127.0.0.1 npm start`,
      );
    });
    return { server, address };
  } catch (error) {
    if (!(error instanceof AddressError || error instanceof NoBuildError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Serves the folder and prints its address. */
export async function serve(folder: string): Promise<void> {
  const { address } = await listen(() => createSiteServer(folder));
  // Open connections do not delay the end: a browser keeps its own alive for minutes.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(0));
  console.log(`The site is served on ${urlOf(address)} (Ctrl-C ends it)`);
}

/** Fails at once, before a build is waited for, when the address cannot be had. */
export async function checkAddress(): Promise<void> {
  const { server } = await listen(createServer);
  await once(server.close(), "close");
}
