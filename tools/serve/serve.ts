/** Serves a built site until a signal ends it. */
import { createServer, type Server } from "node:http";
import { createSiteServer } from "../../hosting/server.ts";
import { NoBuildError } from "../../hosting/site-files.ts";
import { AddressError, addressFrom, listen, urlOf } from "./address.ts";

/**
 * Serves the folder at the address of the environment and prints that address.
 * A missing build or an address that cannot be had ends the process with status 1 and one message.
 */
export async function serve(folder: string): Promise<void> {
  await orStop(async () => {
    const address = addressFrom(process.env);
    const server = createSiteServer(folder);
    await listen(server, address);
    endOnSignal(server);
    console.log(`The site is served on ${urlOf(address)} (Ctrl-C ends it)`);
  });
}

/** Fails at once, before a build is waited for, when the address cannot be had. */
export async function checkAddress(): Promise<void> {
  await orStop(async () => {
    const address = addressFrom(process.env);
    const probe = createServer();
    await listen(probe, address);
    await new Promise((resolve) => probe.close(resolve));
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

/** Open connections do not delay the end: a browser keeps its own alive for minutes. */
function endOnSignal(server: Server): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
      process.exit(0);
    });
  }
}
