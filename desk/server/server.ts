import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { partsOf } from "./api.ts";
import { deskApp } from "./app.ts";
import { prepare } from "./built.ts";
import { HOST } from "./guard.ts";
import { Refused } from "./refused.ts";
import { hashOf } from "./store.ts";

/** Where a running desk says how to reach it; only for the person whose folder it is. */
const runningFile = (root: string) => join(root, ".cache/desk/running.json");

/**
 * The port of a folder's desk, always the same: what the browser keeps for it is found again. Below 32,768, where
 * systems take the ports of outgoing connections from (net.ipv4.ip_local_port_range).
 */
const portOf = (root: string) =>
  20_000 + (Number.parseInt(Buffer.from(hashOf(root)).toString("hex", 0, 4), 16) % 12_000);

export type RunningDesk = Awaited<ReturnType<typeof startDesk>>;

/**
 * Starts the desk on the loopback address.
 * @param root folder of the project
 * @param port 0 for any that is free
 * @throws Refused when another program has the port
 */
export async function startDesk(root: string, port = portOf(root)) {
  const [own, pages] = [port || (await freePort()), await freePort()];
  const origin = `http://${HOST}:${own}`;
  const parts = partsOf(root, pages, origin);
  const { desk, preview, publisher } = parts;
  const { app, address, pass, begin } = deskApp(root, own, parts);
  const servers = [await listen(app, own), await listen(preview.app, pages)];
  const close = async () => {
    publisher.cancel();
    rmSync(runningFile(root), { force: true });
    for (const server of servers) server.closeAllConnections();
    await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  };
  rmSync(runningFile(root), { force: true });
  writeFileSync(runningFile(root), JSON.stringify({ origin, pass }), { mode: 0o600 });
  try {
    preview.show(desk.store.read());
    await prepare(root);
  } catch (error) {
    await close();
    throw error;
  }
  begin();
  // The first page reads what all pages share: it is made before anybody asks.
  if (preview.isReady) void preview.html("/");
  return { origin, address, close };
}

/** The address of the desk that is already open over a folder; undefined when there is none. */
export async function runningDesk(root: string): Promise<string | undefined> {
  try {
    const { origin, pass } = JSON.parse(readFileSync(runningFile(root), "utf8"));
    const headers = { "content-type": "application/json", "x-desk": pass };
    const answer = await fetch(`${origin}/api/address`, { method: "POST", headers, body: "{}" });
    return answer.ok ? (await answer.json()).address : undefined;
  } catch {
    return undefined;
  }
}

/** @throws Refused */
function listen(app: Hono, port: number): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  return new Promise((resolve, reject) => {
    const words = `Portul ${port} este folosit de alt program. Închideți acel program sau alegeți alt port: PORT=${port + 1}.`;
    server.once("error", ({ code }: NodeJS.ErrnoException) =>
      reject(new Refused(409, code === "EADDRINUSE" ? words : `Portul ${port} nu se poate folosi.`)),
    );
    server.listen(port, HOST, () => resolve(server));
  });
}

/** A port that nobody has at this moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((begun) => server.listen(0, HOST, begun));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
