import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, relative } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { secureHeaders } from "hono/secure-headers";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { api, partsOf } from "./api.ts";
import { HOST, isOwn, isSecret, newSecret } from "./guard.ts";
import { run } from "./publish/targets.ts";
import { Refused } from "./refused.ts";
import { hashOf } from "./store.ts";

/** Largest body of a request, in bytes; the largest sheet has 30 kB. */
const LARGEST = 1_000_000;

const SHAPELESS = "Cererea nu are forma potrivită.";

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
  const app = new Hono();
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const own = await listen(server, port);
  const origin = `http://${HOST}:${own}`;
  const parts = partsOf(root, await freePort(), origin);
  const { desk, preview, publisher } = parts;
  // The pages take longer to begin than the form.
  preview.show(desk.store.read());
  void preview.address();
  await run(process.execPath, ["node_modules/vite/bin/vite.js", "build", "desk/client"], {
    folder: root,
    signal: AbortSignal.timeout(60_000),
    failed: "Programul Editare nu s-a putut pregăti; cereți ajutorul celui care v-a făcut site-ul.",
  });
  const [pass, keys] = [newSecret(), new Set<string>()];
  /** The address to open: a new one each time, good for one visit. */
  const address = () => {
    const key = newSecret();
    keys.add(key);
    return `${origin}/?cheie=${key}`;
  };

  // Nothing from elsewhere but the preview's frame, and nobody may put the desk into one.
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src ${preview.origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  app.use(secureHeaders({ strictTransportSecurity: false }), async ({ req, header }, next) => {
    header("content-security-policy", policy);
    header("cache-control", "no-store");
    if (!isOwn(req.header(), own)) throw new Refused(403, "Cererea nu vine de la programul Editare.");
    await next();
  });
  app.use(
    "/api/*",
    async ({ req }, next) => {
      if (req.method !== "POST") throw new Refused(405, SHAPELESS);
      if (!isSecret(req.header("x-desk"), pass) && req.path !== "/api/enter")
        throw new Refused(403, "Programul a fost repornit. Deschideți-l din nou, prin dublu clic.");
      if (!req.header("content-type")?.startsWith("application/json")) throw new Refused(415, SHAPELESS);
      await next();
    },
    bodyLimit({
      maxSize: LARGEST,
      onError: () => {
        throw new Refused(413, "Textul este prea mare.");
      },
    }),
  );
  app.post("/api/:action", async ({ req, json }) => {
    const action = req.param("action");
    const body: unknown = await req.json().catch(() => undefined);
    if (body === null || typeof body !== "object") throw new Refused(400, SHAPELESS);
    if (action === "address") return json({ address: address() });
    if (action !== "enter") return json((await api(action, { ...body }, parts)) ?? {});
    if (!("key" in body) || !keys.delete(String(body.key)))
      throw new Refused(403, "Adresa a fost folosită. Deschideți Editare din nou, prin dublu clic.");
    return json({ pass });
  });
  app.get("*", serveStatic({ root: relative(process.cwd(), join(root, ".cache/desk/client")) }));
  app.notFound(({ json }) => json({ message: "Nu există." }, 404));
  app.onError((error, { json }) => {
    if (!(error instanceof Refused)) console.error(error);
    const { status, message, details } =
      error instanceof Refused ? error : new Refused(500, "Ceva nu a mers. Fișierele au rămas cum erau.");
    return json({ message, details }, status as ContentfulStatusCode);
  });

  rmSync(runningFile(root), { force: true });
  writeFileSync(runningFile(root), JSON.stringify({ origin, pass }), { mode: 0o600 });

  return {
    origin,
    address,
    close: async () => {
      publisher.cancel();
      rmSync(runningFile(root), { force: true });
      server.closeAllConnections();
      await Promise.all([preview.close(), new Promise((closed) => server.close(closed))]);
    },
  };
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

/** Resolves to the port. @throws Refused */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const words = `Portul ${port} este folosit de alt program. Închideți acel program sau alegeți alt port: PORT=${port + 1}.`;
    server.once("error", ({ code }: NodeJS.ErrnoException) =>
      reject(new Refused(409, code === "EADDRINUSE" ? words : `Portul ${port} nu se poate folosi.`)),
    );
    server.listen(port, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}

/** A port for the preview, which keeps it whenever it is started again. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((closed) => server.close(closed));
  return port;
}
