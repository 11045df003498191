/**
 * The HTTP server over a built site: sirv sends the files, this file decides which one, with which headers.
 * Only paths that the build made exist; everything else is the 404 page, so nothing outside `dist/` can be reached.
 */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import type { Duplex } from "node:stream";
import sirv from "sirv";
import { chooseCoding, type Encoding, isFresh, SUFFIX } from "./negotiation.ts";
import { parseRequestTarget, type RequestTarget } from "./request-target.ts";
import { fileHeaders, isPageFile, isTextFile, securityHeaders } from "./rules.ts";
import { buildIdentity, readSite, type SiteFile } from "./site-files.ts";

/**
 * A server, not yet listening.
 * @param folder the built site; a build that replaces it later is picked up at the next request
 * @throws NoBuildError
 */
export function createSiteServer(folder: string): Server {
  const dist = resolve(folder);
  let site = openSite(dist);
  const current = () => {
    const identity = buildIdentity(dist);
    if (identity !== site.identity) site = reopenSite(site, identity);
    return site;
  };
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    answer(current(), request, response);
  // Node answers a request without Host by itself, but without our headers: `answer` does it instead.
  const server = createServer({ requireHostHeader: false }, listener);
  server.on("checkExpectation", listener);
  server.on("connect", (_request, socket) =>
    refuse(site, socket, "405 Method Not Allowed", "Allow: GET, HEAD\r\n"),
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else refuse(site, socket, CLIENT_ERRORS[error.code ?? ""] ?? "400 Bad Request");
  });
  return server;
}

/** What Node's parser reports, beside plainly malformed requests. */
const CLIENT_ERRORS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Content Too Large",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

function openSite(dist: string) {
  const identity = buildIdentity(dist);
  const files = readSite(dist);
  const { file, codings } = files.notFoundPage;
  const encodings: Encoding[] = ["identity", ...codings];
  return {
    dist,
    identity,
    ...files,
    notFoundBodies: new Map(encodings.map((name) => [name, readFileSync(join(dist, file + SUFFIX[name]))])),
    security: securityHeaders(files.contentSecurityPolicy),
    send: sirv(dist, { brotli: true, gzip: true, extensions: [] }),
  };
}

type Site = ReturnType<typeof openSite>;

/** While the folder is gone or holds no build, nothing is found there; the server itself goes on. */
function reopenSite(previous: Site, identity: string): Site {
  try {
    return openSite(previous.dist);
  } catch {
    return { ...previous, identity, byPath: new Map() };
  }
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  response.setHeaders(new Map(Object.entries(site.security)));
  const target = parseRequestTarget(request.url ?? "");
  const lacksHost = request.httpVersion === "1.1" && request.headers.host === undefined;
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    sayPlainly(response, 405, "Method not allowed.");
  } else if (!target || lacksHost) {
    sayPlainly(response, 400, "Bad request.");
  } else {
    answerPath(site, target, request, response);
  }
}

function answerPath(
  site: Site,
  { path, query }: RequestTarget,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const found = site.byPath.get(path);
  const moved = path.endsWith("/") ? site.byPath.get(path.slice(0, -1)) : undefined;
  if (found) {
    sendFile(site, found, request, response);
  } else if (moved && isPageFile(moved.file)) {
    // `/x/` moves to `/x`: a path that exists, so the address never leads to another host.
    response.setHeader("Location", encodeURI(path.slice(0, -1)) + query);
    sayPlainly(response, 308, "Moved permanently.");
  } else {
    sendNotFound(site, request, response);
  }
}

function sendFile(site: Site, found: SiteFile, request: IncomingMessage, response: ServerResponse): void {
  const coding = setFileHeaders(found, request, response);
  const etag = `"${found.hash}-${coding}"`;
  response.setHeader("ETag", etag);
  if (isFresh(request.headers["if-none-match"], etag)) {
    response.writeHead(304).end();
    return;
  }
  // sirv finds the coding by looking for its name in this header; q-values and lists were weighed above. Ranges are
  // left out (as HTTP allows): nothing here is long enough to need one, and sirv reads only their simplest form.
  request.headers["accept-encoding"] = coding;
  delete request.headers.range;
  request.url = encodeURI(found.file);
  site.send(request, response, () => sendNotFound(site, request, response));
}

/** sirv answers with status 200 only, so the page behind status 404 is sent from memory. */
function sendNotFound(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const coding = setFileHeaders(site.notFoundPage, request, response);
  if (coding !== "identity") response.setHeader("Content-Encoding", coding);
  const body = site.notFoundBodies.get(coding);
  response.writeHead(404, { "Content-Length": body?.length ?? 0 }).end(body);
}

/** Sets what depends on the file and on the client's wishes. @returns the coding to send */
function setFileHeaders(found: SiteFile, request: IncomingMessage, response: ServerResponse): Encoding {
  response.setHeaders(new Map(Object.entries(fileHeaders(found.file))));
  if (isTextFile(found.file)) response.setHeader("Vary", "Accept-Encoding");
  const accepted = request.headers["accept-encoding"];
  return chooseCoding(Array.isArray(accepted) ? accepted.join() : accepted, found.codings);
}

function sayPlainly(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" });
  response.end(`${text}\n`);
}

/** Answers on the bare connection when there is no request that Node could have parsed. */
function refuse(site: Site, socket: Duplex, status: string, moreHeaders = ""): void {
  const headers = Object.entries(site.security).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on("error", () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status}\r\n${headers.join("")}${moreHeaders}Content-Length: 0\r\nConnection: close\r\n\r\n`,
  );
}
