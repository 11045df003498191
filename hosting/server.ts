/**
 * The HTTP server over a built site. The site is read into memory, so that an answer needs no file: one that vanishes
 * cannot end the server, and nothing outside `dist/` can be reached. What is not in the build is the 404 page.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { resolve } from "node:path";
import type { Duplex } from "node:stream";
import { chooseCoding, parseRequestTarget, statusFor } from "./request.ts";
import { CACHE, HASHED_ASSETS, isPageFile, isTextFile } from "./rules.ts";
import { buildIdentity, NoBuildError, readSite, type SiteFiles } from "./site-files.ts";

/** A request must have arrived within this time; a silent connection is ended. */
const REQUEST_TIMEOUT_MS = 15_000;

/** How often Node looks for such connections; by itself it would each 30 seconds. */
const CHECK_EVERY_MS = 1_000;

/** Time between two attempts to read a build that is still being copied. */
const RETRY_AFTER_MS = 1_000;

/**
 * A server, not yet listening.
 * @param folder the built site; another whole build in its place is served from the next request on, and until then
 *   the previous one
 * @throws NoBuildError
 */
export function createSiteServer(folder: string): Server {
  const current = followBuild(resolve(folder));
  // Once all of the request has come: one whose body then proves broken is refused, and not answered before.
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    request.resume().on("end", () => {
      const served = current();
      const { status, headers, body } = answerTo(served, request);
      const length = body && { "Content-Length": Buffer.byteLength(body) };
      response.writeHead(status, { ...served.site.security, ...headers, ...length }).end(body);
    });
  };
  const server = createServer(
    {
      // Node answers a request without Host by itself, but without our headers: `answer` does it instead.
      requireHostHeader: false,
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    listener,
  );
  server.on("checkExpectation", listener);
  server.on("connect", (_request, socket) => refuse(current().site, socket, NOT_ALLOWED));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else refuse(current().site, socket, CLIENT_ERRORS[error.code ?? ""] ?? "400 Bad Request");
  });
  return server;
}

/** The end of a status line, with the header that belongs to it. */
const NOT_ALLOWED = "405 Method Not Allowed\r\nAllow: GET, HEAD";

/** What Node's parser reports, beside plainly malformed requests. */
const CLIENT_ERRORS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Content Too Large",
  HPE_INVALID_METHOD: NOT_ALLOWED,
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

/** The site as it is now, and the build before: a page that is open still asks for its assets. */
interface Served {
  readonly site: SiteFiles;
  readonly before?: SiteFiles;
}

/** @returns a function that gives the site as it is now */
function followBuild(dist: string): () => Served {
  let identity = buildIdentity(dist);
  let served: Served = { site: readSite(dist) };
  let notBefore = 0;
  return () => {
    const found = buildIdentity(dist);
    if (found === identity || Date.now() < notBefore) return served;
    try {
      const site = readSite(dist);
      if (buildIdentity(dist) !== found) throw new NoBuildError("The build changed while it was read.");
      [served, identity] = [{ site, before: served.site }, found];
    } catch {
      notBefore = Date.now() + RETRY_AFTER_MS;
    }
    return served;
  };
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

const plainly = (status: number, text: string, more = {}): Answer => ({
  status,
  headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": CACHE.page, ...more },
  body: `${text}\n`,
});

function answerTo({ site, before }: Served, request: IncomingMessage): Answer {
  const target = parseRequestTarget(request.url ?? "");
  const { host: hosts = [] } = request.headersDistinct;
  const isMissing = hosts.length === 0 && request.httpVersion === "1.1";
  const hostIsWrong = isMissing || hosts.length > 1 || !/^[\w.:[\]-]*$/.test(hosts[0] ?? "");
  if (request.method !== "GET" && request.method !== "HEAD")
    return plainly(405, "Method not allowed.", { Allow: "GET, HEAD" });
  if (!target || hostIsWrong) return plainly(400, "Bad request.");
  const { path, query } = target;
  const asset = path.startsWith(HASHED_ASSETS) ? before?.byPath.get(path) : undefined;
  const found = site.byPath.get(path) ?? asset;
  const bare = path.length > 2 && path.endsWith("/") ? site.byPath.get(path.slice(0, -1)) : undefined;
  // `/x/` moves to `/x`: both lead to a path that exists, so the address never leads to another host.
  const moved = bare && isPageFile(bare.file) ? encodeURI(path.slice(0, -1)) : site.moved.get(path);
  if (!found && moved) return plainly(308, "Moved permanently.", { Location: moved + query });
  const { file, headers: own, content, copies, hash } = found ?? site.notFoundPage;
  const coding = chooseCoding(request.headers["accept-encoding"]?.toString(), [...copies.keys()]);
  const etag = `"${hash}-${coding}"`;
  const headers = {
    ...own,
    ...(isTextFile(file) && { Vary: "Accept-Encoding" }),
    ...(found && { ETag: etag }),
  };
  const status = found ? statusFor(request.headers, etag) : 404;
  if (status === 304 || status === 412) return { status, headers };
  const body = copies.get(coding);
  // Ranges are left out (as HTTP allows): nothing here is long enough to need one.
  if (!body) return { status, headers, body: content };
  return { status, headers: { ...headers, "Content-Encoding": coding }, body };
}

/** Answers on the bare connection when there is no request that Node could have parsed. @param status with its headers */
function refuse(site: SiteFiles, socket: Duplex, status: string): void {
  const headers = {
    ...site.security,
    "Cache-Control": CACHE.page,
    "Content-Length": "0",
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n`);
}
