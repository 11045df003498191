import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Lets a server listen on a port of its own, at once. */
export function onFreePort(server: Server) {
  const { port } = server.listen(0).address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${port}`, port, close };
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port, close } = onFreePort(server);
  const closed = once(server, "close");
  close();
  await closed;
  return port;
}
