/** The HTTP server over a built site, on a machine of one's own or behind another server. */
import { constants, existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from "node:http";
import { join, resolve } from "node:path";
import { copiesFor, parseRequestTarget } from "./request.ts";
import { CACHE, fileHeaders, POLICIES, SECURITY_HEADERS } from "./rules.ts";

/**
 * A server, not yet listening. Each answer is read from the folder, one file as it is at that moment: another build in its
 * place, or a publication that is copied into it, is served from the next request on.
 * @param folder the built site
 * @throws Error when it holds none
 */
export function createSiteServer(folder: string): Server {
  const dist = resolve(folder);
  if (!existsSync(join(dist, "404.html")))
    throw new Error(`There is no built site in ${dist}. Build it first: npm run build`);
  return createServer((request, response) => {
    // Once all of the request has come: one whose body then proves broken is refused, and not answered before.
    request.resume().on("end", async () => {
      const { status, headers, body } = await answerTo(dist, request);
      const length = body && { "Content-Length": Buffer.byteLength(body) };
      response.writeHead(status, { ...SECURITY_HEADERS, ...headers, ...length }).end(body);
    });
  });
}

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

const plainly = (status: number, text: string, more: OutgoingHttpHeaders = {}): Answer => ({
  status,
  headers: {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": CACHE.page,
    "Content-Security-Policy": POLICIES.other,
    ...more,
  },
  body: `${text}\n`,
});

async function answerTo(dist: string, request: IncomingMessage): Promise<Answer> {
  const target = parseRequestTarget(request.url ?? "");
  if (request.method !== "GET" && request.method !== "HEAD")
    return plainly(405, "Method not allowed.", { Allow: "GET, HEAD" });
  if (!target) return plainly(400, "Bad request.");
  const { path, query, isHidden } = target;
  const bare = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : "";
  // `/x/` moves to `/x`: both lead to a path that exists, so the address never leads to another host.
  if (bare && !isHidden && (await firstOf(dist, [`${bare}.html`])))
    return plainly(308, "Moved permanently.", { Location: encodeURI(bare) + query });
  const files = isHidden || bare ? [] : [`${path}.html`, path, `${path}index.html`];
  const found = await firstOf(dist, files);
  const shown = found ?? (await firstOf(dist, ["/404.html"]));
  if (!shown) return plainly(404, "Not found.");
  const copies = copiesFor(shown.file, request.headers["accept-encoding"]?.toString());
  const copy = await firstOf(dist, copies.keys());
  const { content, tag } = copy ?? shown;
  const headers = {
    ...fileHeaders(shown.file),
    ...(copy && { "Content-Encoding": copies.get(copy.file) }),
    ...(found && { ETag: tag }),
  };
  const { "if-match": wanted = "*", "if-none-match": known = "" } = request.headers;
  const names = (list: string) => list.trim() === "*" || list.includes(tag);
  const status = !found ? 404 : !names(wanted) ? 412 : names(known) ? 304 : 200;
  // Ranges are left out (as HTTP allows): nothing here is long enough to need one.
  return status === 200 || status === 404 ? { status, headers, body: content } : { status, headers };
}

/** The first of these files that is there, as it is at this moment; what is none, or a link, or cannot be read, is not. */
async function firstOf(dist: string, files: Iterable<string>) {
  for (const file of files)
    try {
      await using handle = await open(dist + file, constants.O_RDONLY | constants.O_NOFOLLOW);
      const stats = await handle.stat();
      if (!stats.isFile()) continue;
      const tag = `"${[stats.mtimeMs, stats.size].map((part) => Math.trunc(part).toString(36)).join("-")}"`;
      return { file, content: await handle.readFile(), tag };
    } catch {}
  return undefined;
}
