import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { deskOf } from "./actions.ts";
import { deskApp } from "./app.ts";
import { hashOf } from "./disk.ts";
import { HOST } from "./guard.ts";
import { prepare } from "./preview/bundles.ts";
import { RequestError } from "./request-error.ts";

/** File with the address of the running desk, which contains the pass; only the owner of the folder can read it. */
const runningFile = (root: string) => join(root, ".cache/desk/running.json");

/**
 * Returns the port of a folder's desk. The same folder always has the same port, so that the browser's
 * storage for this origin stays usable. The number is even, because the preview uses the next port. It is
 * below 32,768, because systems take the ports of outgoing connections from the range above
 * (net.ipv4.ip_local_port_range).
 */
const portOf = (root: string) => 20_000 + 2 * (Buffer.from(hashOf(root)).readUInt32BE() % 6_000);

/**
 * Starts the desk on the loopback address.
 * @param root folder of the project
 * @param port port of the desk; 0 for any free port
 * @throws RequestError if another program uses the port
 */
export async function startDesk(root: string, port = portOf(root)) {
  // The preview uses the port after the desk's, so that a window that stayed open finds its pages again after
  // a restart.
  const previewServer = await listen(port && port + 1);
  // The desk's port opens last, because a window that stayed open sends requests to it at once. Between this
  // `await` and `deskServer.on("request")` there is no other, so that no request arrives without a handler.
  const deskServer = await listen(port).catch((error) => {
    previewServer.close();
    throw error;
  });
  const [pages, own] = [portIn(previewServer), portIn(deskServer)];
  const origin = `http://${HOST}:${own}`;
  const desk = deskOf(root, pages, origin);
  const { store, preview } = desk;
  const { app, address } = deskApp(root, own, desk);
  const ready = prepare(root);
  // A window that was left open, or a second start of the desk, sends requests at once. They wait.
  const serve = (server: Server, answer: RequestListener) =>
    server.on("request", (...exchange) => ready.then(() => answer(...exchange)).catch(() => undefined));
  serve(previewServer, getRequestListener(preview.app.fetch));
  serve(deskServer, getRequestListener(app.fetch));
  const close = async () => {
    rmSync(runningFile(root), { force: true });
    for (const server of [previewServer, deskServer]) {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    }
  };
  mkdirSync(dirname(runningFile(root)), { recursive: true });
  writeFileSync(runningFile(root), JSON.stringify({ root, address }), { mode: 0o600 });
  try {
    preview.show(store.read());
    await ready;
  } catch (error) {
    await close();
    throw error;
  }
  // Renders one page in advance, because the first render is slow: it loads the code that all pages share.
  if (preview.shown().size > 0) void preview.html("/");
  return { origin, pages: preview.origin, address, close };
}

/** Returns the address of the desk that is already running for a folder; undefined if there is none. */
export async function runningDesk(root: string): Promise<string | undefined> {
  try {
    const running = JSON.parse(readFileSync(runningFile(root), "utf8"));
    // The file may have been copied with its folder; it then describes the desk of the original folder.
    if (running.root !== root) return undefined;
    const address = new URL(running.address);
    const headers = { "x-desk": address.searchParams.get("cheie") ?? "" };
    const { ok } = await fetch(new URL("/api/overview", address), {
      method: "POST",
      headers,
      body: "{}",
    });
    return ok ? address.href : undefined;
  } catch {
    return undefined;
  }
}

const portIn = (server: Server) => (server.address() as AddressInfo).port;

/** Starts to listen on a port. @throws RequestError if another program uses the port */
function listen(port: number): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", () => reject(new RequestError(409, "port-taken", { port, next: port + 2 })));
    server.listen(port, HOST, () => resolve(server));
  });
}
