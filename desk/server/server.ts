import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { api, partsOf } from "./api.ts";
import { buildClient } from "./client.ts";
import { checkOrigin, cookie, isSecret, readJson } from "./guard.ts";
import { Refused } from "./refused.ts";
import { hashOf } from "./store.ts";

const HOST = "127.0.0.1";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

const HEADERS = {
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
};

/** The desk's own pages: nothing from elsewhere but the preview's frame, and nobody may put them into one. */
const ownHeaders = (preview: string) => ({
  ...HEADERS,
  "content-security-policy": `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; frame-src ${preview}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "cross-origin-opener-policy": "same-origin",
});

/** Pages of the site, as the development server writes them: for the desk's frame alone. */
const previewHeaders = (desk: string) => ({
  ...HEADERS,
  "content-security-policy": `default-src 'self' 'unsafe-inline' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${desk}`,
});

const secret = () => randomBytes(24).toString("base64url");

/** Where a running desk says how to reach it; only for the person whose folder it is. */
const runningFile = (root: string) => join(root, ".cache/desk/running.json");

/** The port of a folder's desk, always the same: what the browser keeps for it is found again. */
const portOf = (root: string) =>
  20_000 + (Number.parseInt(Buffer.from(hashOf(root)).toString("hex", 0, 4), 16) % 20_000);

export interface RunningDesk {
  /** Address of the desk, without a key. */
  readonly origin: string;
  /** The address to open: a new one each time, good for one visit. */
  address(): string;
  close(): Promise<void>;
}

/**
 * Starts the desk on the loopback address.
 * @param root folder of the project
 * @param port 0 for any that is free
 * @throws Refused when another program has the port
 */
export async function startDesk(root: string, port = portOf(root)): Promise<RunningDesk> {
  const parts = partsOf(root);
  const { preview, publisher } = parts;
  const [pass, pageKey, keys] = [secret(), secret(), new Set<string>()];
  const client = await buildClient(root);
  const server = createServer(guarded(answer));
  const pages = createServer(guarded(answerPage));
  const own = await listen(server, port);
  const pagePort = await listen(pages, 0);
  const [origin, pageOrigin] = [own, pagePort].map((at) => `http://${HOST}:${at}`) as [string, string];
  mkdirSync(join(root, ".cache/desk"), { recursive: true });
  rmSync(runningFile(root), { force: true });
  writeFileSync(runningFile(root), JSON.stringify({ origin, pass }), { mode: 0o600 });
  preview.start();

  function address(): string {
    const key = secret();
    keys.add(key);
    return `${origin}/?cheie=${key}`;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    checkOrigin(request, own);
    const path = new URL(request.url ?? "/", origin).pathname;
    if (!path.startsWith("/api/"))
      return sendFile(response, path === "/" ? "index.html" : path.slice(1), ownHeaders(pageOrigin));
    if (request.method !== "POST") throw new Refused(405, "Cererea nu are forma potrivită.");
    const action = path.slice("/api/".length);
    const isAllowed = isSecret(request.headers["x-desk"], pass);
    if (!isAllowed && action !== "enter")
      throw new Refused(403, "Programul a fost repornit. Deschideți-l din nou, prin dublu clic.");
    const body = await readJson(request);
    if (action === "enter") {
      if (!keys.delete(String(body.key)))
        throw new Refused(403, "Adresa a fost folosită. Deschideți Editare din nou, prin dublu clic.");
      return send(response, 200, { pass });
    }
    if (action === "address") return send(response, 200, { address: address() });
    const result = await api(action, body, { ...parts, pages: `${pageOrigin}/?cheie=${pageKey}` });
    send(response, 200, result ?? {});
  }

  /** Pages of the site, on a port of their own. Their cookie opens nothing but them. */
  async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    checkOrigin(request, pagePort, origin);
    const name = `pagini-${pagePort}`;
    const { pathname, searchParams } = new URL(request.url ?? "/", pageOrigin);
    if (request.method !== "GET" && request.method !== "HEAD") throw new Refused(405, "Doar pentru citit.");
    if (isSecret(searchParams.get("cheie"), pageKey)) {
      const location = /^\/[^/\\]*/.test(searchParams.get("la") ?? "")
        ? `/${searchParams.get("la")?.replace(/^[/\\]+/, "")}`
        : "/";
      const given = { location, "set-cookie": `${name}=${pageKey}; Path=/; HttpOnly; SameSite=Strict` };
      return void response.writeHead(303, { ...previewHeaders(origin), ...given }).end();
    }
    if (!isSecret(cookie(request, name), pageKey)) throw new Refused(403, "Deschideți Editare din nou.");
    if (pathname === "/__desk.js") return sendFile(response, "inside.js", previewHeaders(origin));
    if (/^\/(__|@fs)/.test(pathname)) throw new Refused(403, "Nu se deschide de aici.");
    const inside = `<script type="module" src="/__desk.js?desk=${encodeURIComponent(origin)}"></script>`;
    await preview.handOn(request, response, previewHeaders(origin), inside);
  }

  function sendFile(response: ServerResponse, name: string, headers: Readonly<Record<string, string>>): void {
    const body = client.get(name);
    if (!body) throw new Refused(404, "Nu există.");
    response.writeHead(200, {
      ...headers,
      "content-type": TYPES[extname(name)] ?? "application/octet-stream",
    });
    response.end(body);
  }

  return {
    origin,
    address,
    close: async () => {
      publisher.cancel();
      preview.close();
      rmSync(runningFile(root), { force: true });
      for (const one of [server, pages]) one.closeAllConnections();
      await Promise.all([server, pages].map((one) => new Promise((closed) => one.close(closed))));
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
function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const words = `Portul ${port} este folosit de alt program. Închideți acel program sau alegeți alt port: PORT=${port + 1}.`;
    server.once("error", ({ code }: NodeJS.ErrnoException) =>
      reject(new Refused(409, code === "EADDRINUSE" ? words : `Portul ${port} nu se poate folosi.`)),
    );
    server.listen(port, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}

/** A body that nobody reads is let go by, so that the refusal arrives. */
const guarded =
  (answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) =>
  (request: IncomingMessage, response: ServerResponse) =>
    void answer(request, response).catch((error: unknown) => {
      request.resume();
      refuse(response, error);
    });

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { ...HEADERS, "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(value));
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (!(error instanceof Refused)) console.error(error);
  const { status, message, details } =
    error instanceof Refused ? error : new Refused(500, "Ceva nu a mers. Fișierele au rămas cum erau.");
  send(response, status, { message, details });
}
