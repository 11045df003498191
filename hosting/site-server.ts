/** The HTTP server that serves a built site, for `npm start`, the tests and the benchmarks. */
import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { listFiles } from "./built-files.ts";
import { CACHE, fileHeaders, isPageFile, publicPath, SECURITY_HEADERS } from "./rules.ts";

/**
 * Creates a server that is not listening yet. It reads the folder at each request, so that a new build or a
 * publication is served from the next request on.
 * @param dist folder of the build
 * @throws Error if the folder contains no build
 */
export function createSiteServer(dist: string) {
  if (!existsSync(`${dist}/404.html`))
    throw new Error(`There is no built site in ${dist}. Build it first: npm run build`);
  return createServer(async (request, response) => {
    // A new build may remove a file between the listing of the folder and the reading.
    const { status, headers, body } = await answerTo(dist, request).catch(() => statusResponse(404));
    const length = Buffer.byteLength(body);
    response.writeHead(status, { ...SECURITY_HEADERS, ...headers, "Content-Length": length }).end(body);
  });
}

/**
 * Returns a response whose body is one line of text, the status. Browsers must revalidate the response before
 * they reuse it.
 */
const statusResponse = (status: number) => ({
  status,
  headers: { ...fileHeaders("/answer.txt"), "Cache-Control": CACHE.page },
  body: `${status}\n`,
});

/** Suffixes of the compressed copies from the build, by content coding, smallest first. */
const COPIES = Object.entries({ br: ".br", gzip: ".gz" });

async function answerTo(dist: string, { method, url = "", headers }: IncomingMessage) {
  if (method !== "GET" && method !== "HEAD") {
    const { headers, ...rest } = statusResponse(405);
    return { ...rest, headers: { ...headers, Allow: "GET, HEAD" } };
  }
  let path = "";
  try {
    // `decodeURI` leaves `%2F` encoded, so that an encoded slash cannot separate folders.
    path = decodeURI(new URL(`site://host${url}`).pathname).replace(/(.)\/$/, "$1");
  } catch {} // A malformed path matches no file.
  // A requested path is only compared with the names of existing files; it never becomes the name of a file
  // to open.
  const files = listFiles(dist);
  const found =
    files.find((file) => publicPath(file) === path) ??
    // The address may be typed from paper with capitals, or with the punctuation after it.
    files.find(
      (file) => isPageFile(file) && publicPath(file) === path.toLowerCase().replace(/[\s/.,;:!)]+$/, ""),
    );
  const shown = found ?? "/404.html";
  // The client does not accept codings with q=0.
  const accepted = (headers["accept-encoding"]?.toString() ?? "")
    .toLowerCase()
    .split(",")
    .filter((part) => !/q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, "").trim());
  const [coding, ending = ""] =
    COPIES.find(([coding, ending]) => accepted.includes(coding) && files.includes(shown + ending)) ?? [];
  const body = await readFile(dist + shown + ending);
  const tag = `"${hash("sha256", body)}"`;
  return {
    // Range requests get the whole file, as HTTP allows, because no file is large.
    status: !found ? 404 : headers["if-none-match"]?.includes(tag) ? 304 : 200,
    headers: {
      ...fileHeaders(shown),
      ...(coding && { "Content-Encoding": coding }),
      ...(found && { ETag: tag }),
    },
    body,
  };
}
