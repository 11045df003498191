/** What a request asks for: its target, and the coding that it likes. */
import { DISGUISED_TARGETS, isPrivate } from "./rules.ts";

/** Endings of the copies that the build prepares, by content coding, best first. */
const COPIES = { br: ".br", gzip: ".gz" };

/**
 * The copies of a file that a request takes, best first, each with its content coding.
 * @param acceptEncoding the request's `Accept-Encoding`; absent means no compression
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept-encoding
 */
export function copiesFor(file: string, acceptEncoding = ""): ReadonlyMap<string, string> {
  const items = acceptEncoding.toLowerCase().split(",");
  const taken = items.filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item));
  const names = taken.map((item) => item.replace(/;.*/, "").trim());
  const copies = Object.entries(COPIES).filter(([coding]) => names.includes(coding));
  return new Map(copies.map(([coding, ending]) => [file + ending, coding]));
}

/**
 * What a target names: its path, decoded but for `%2F`, so that an encoded slash never becomes a folder; its query with the
 * question mark, as sent (Node's parser lets printable ASCII through), or empty; whether no file may answer it, since it is
 * private, names a path twice or hides a slash in it.
 * @param target as the client sent it: origin form (`/servicii?x=1`) or absolute form (`http://host/servicii`)
 * @returns undefined for what deserves status 400: malformed percent-encoding, a NUL, another form
 */
export function parseRequestTarget(target: string) {
  const origin = target.replace(/^https?:\/\/[^/?]*\/?/i, "/");
  if (!origin.startsWith("/") || /^[^?]*(%(?![\da-f]{2})|%00)/i.test(origin)) return undefined;
  // A URL's parser would take a backslash for a slash, which no other server does.
  const { pathname, search } = new URL(`http://host${origin.replaceAll("\\", "%5C")}`);
  try {
    const path = decodeURI(pathname);
    return { path, query: search, isHidden: isPrivate(path) || new RegExp(DISGUISED_TARGETS).test(pathname) };
  } catch {
    // No UTF-8, so no file of ours is called that.
    return { path: pathname, query: search, isHidden: true };
  }
}
