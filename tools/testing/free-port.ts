import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Starts a server on a free port.
 * @returns its address, and a function that closes the server and its connections
 */
export function onFreePort(server: Server) {
  const { port } = server.listen(0).address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${port}`, port, close };
}

/** Finds a port that no server uses. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port, close } = onFreePort(server);
  const closed = once(server, "close");
  close();
  await closed;
  return port;
}
