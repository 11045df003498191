import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { api, partsOf } from "./api.ts";
import { buildClient, type ClientFiles } from "./client.ts";
import { checkOrigin, cookie, isToken, readJson } from "./guard.ts";
import { Refused } from "./refused.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

/** Headers of the desk's own pages: nothing from elsewhere, and nobody may put them into a frame. */
const OWN_HEADERS = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
};

export interface RunningDesk {
  /** The address to open, with its token. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts the desk on the loopback address.
 * @param root folder of the project
 * @param port 0 for any that is free
 */
export async function startDesk(root: string, port = 0): Promise<RunningDesk> {
  const token = randomBytes(24).toString("base64url");
  const parts = partsOf(root);
  const { preview } = parts;
  const client = await buildClient(root);
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A body that nobody reads is let go by, so that the refusal arrives.
      request.resume();
      refuse(response, error);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const own = (server.address() as AddressInfo).port;
  const pass = `birou-${own}`;
  void preview.start();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    checkOrigin(request, own);
    const { pathname } = new URL(request.url ?? "/", `http://127.0.0.1:${own}`);
    const [, first, given, ...rest] = pathname.split("/");
    if (first !== "birou") {
      // Pages of the site, in the preview of somebody who came through the address with the token.
      if (!isToken(cookie(request, pass), token)) throw new Refused(403, "Deschideți biroul din nou.");
      if (request.method !== "GET" && request.method !== "HEAD") throw new Refused(405, "Doar pentru citit.");
      return preview.handOn(request, response);
    }
    if (!isToken(given, token))
      throw new Refused(403, "Adresa biroului nu mai este bună. Porniți-l din nou.");
    if (rest[0] !== "api") return sendOwn(response, client, rest.join("/") || "index.html");
    if (request.method !== "POST") throw new Refused(405, "Cererea nu are forma potrivită.");
    const result = await api(rest.slice(1).join("/"), await readJson(request), parts);
    send(response, 200, result ?? {});
  }

  function sendOwn(response: ServerResponse, files: ClientFiles, name: string): void {
    const body = files.get(name);
    if (!body) throw new Refused(404, "Nu există.");
    response.writeHead(200, {
      ...OWN_HEADERS,
      "content-type": TYPES[extname(name)] ?? "application/octet-stream",
      ...(name === "index.html" && { "set-cookie": `${pass}=${token}; Path=/; HttpOnly; SameSite=Strict` }),
    });
    response.end(body);
  }

  return {
    url: `http://127.0.0.1:${own}/birou/${token}/`,
    close: () => {
      preview.stop();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { ...OWN_HEADERS, "content-type": "application/json; charset=utf-8" });
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
