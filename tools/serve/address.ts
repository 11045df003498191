/** Where the site is served: `PORT` and `HOST`, and plain words for what can be wrong with them. */
import type { Server } from "node:net";

const DEFAULT_PORT = 4173;

export interface Address {
  port: number;
  /** Undefined listens on every address, so that `localhost` works over IPv4 and IPv6 alike. */
  host: string | undefined;
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
  if (port < 1 || port > 65_535) {
    throw new AddressError(
      `PORT is "${text}", but a port is a number from 1 to 65535. For example: PORT=4174 npm start`,
    );
  }
  return { port, host: environment.HOST?.trim() || undefined };
}

/** The address to open in a browser. */
export function urlOf({ port, host }: Address): string {
  const name = host === undefined || host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/**
 * Resolves once the server listens.
 * @throws AddressError when the address cannot be had
 */
export async function listen(server: Server, address: Address): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new AddressError(explain(error, address))));
    server.listen(address, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, { port, host }: Address): string {
  switch (error.code) {
    case "EADDRINUSE": {
      const other = port < 65_535 ? port + 1 : port - 1;
      return `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${other} npm start`;
    }
    case "EACCES":
      return `Port ${port} is reserved for the administrator. Choose one above 1023: PORT=4174 npm start`;
    default:
      return `HOST is "${host}", which is no address of this machine (${error.code}). Leave HOST out, or: HOST=127.0.0.1 npm start`;
  }
}
