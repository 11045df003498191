/** Serves a built site until a signal ends it, where `PORT` and `HOST` say; what is wrong with them is said in plain words. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:net";
import { createSiteServer } from "../../hosting/server.ts";
import { NoBuildError } from "../../hosting/site-files.ts";

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

/** Resolves once the server listens. @throws AddressError when the address cannot be had */
async function listen(server: Server, address: Address): Promise<void> {
  const { port, host } = address;
  const other = port < 65_535 ? port + 1 : port - 1;
  const explain: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${other} npm start`,
    EACCES: `Port ${port} is reserved for the administrator. Choose one above 1023: PORT=4174 npm start`,
  };
  await once(server.listen(address), "listening").catch(({ code }: NodeJS.ErrnoException) => {
    const fallback = `HOST is "${host}", which is no address of this machine (${code}). Leave HOST out, or: HOST=127.0.0.1 npm start`;
    throw new AddressError(explain[code ?? ""] ?? fallback);
  });
}

/**
 * Serves the folder at the address of the environment and prints that address.
 * A missing build or an address that cannot be had ends the process with status 1 and one message.
 */
export async function serve(folder: string): Promise<void> {
  await orStop(async () => {
    const address = addressFrom(process.env);
    const server = createSiteServer(folder);
    await listen(server, address);
    // Open connections do not delay the end: a browser keeps its own alive for minutes.
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(0));
    console.log(`The site is served on ${urlOf(address)} (Ctrl-C ends it)`);
  });
}

/** Fails at once, before a build is waited for, when the address cannot be had. */
export async function checkAddress(): Promise<void> {
  await orStop(async () => {
    const probe = createServer();
    await listen(probe, addressFrom(process.env));
    await once(probe.close(), "close");
  });
}

async function orStop(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof AddressError || error instanceof NoBuildError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
