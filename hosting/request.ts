/** What a request asks for: its target, and the coding that it likes. */
import { DISGUISED_TARGETS } from "./rules.ts";

/**
 * Codings that a request takes, of those that are known, best first.
 * @param acceptEncoding the request's `Accept-Encoding`; absent means no compression
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept-encoding
 */
export function codingsFor(acceptEncoding = "", known: readonly string[]): readonly string[] {
  const items = acceptEncoding.toLowerCase().split(",");
  const taken = items.filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item));
  const names = taken.map((item) => item.replace(/;.*/, "").trim());
  return known.filter((coding) => names.includes(coding));
}

export interface RequestTarget {
  /** Decoded path; `%2F` stays as it is, so that an encoded slash never becomes a folder. */
  path: string;
  /** Query with its question mark, as sent (Node's parser lets printable ASCII through), or empty. */
  query: string;
  /** Whether it names a path twice or hides a slash in it: nothing is called that. */
  isDisguised: boolean;
}

/**
 * @param target as the client sent it: origin form (`/servicii?x=1`) or absolute form (`http://host/servicii`)
 * @returns undefined for what deserves status 400: malformed percent-encoding, a NUL, another form
 */
export function parseRequestTarget(target: string): RequestTarget | undefined {
  const origin = target.replace(/^https?:\/\/[^/?]*\/?/i, "/");
  if (!origin.startsWith("/") || /^[^?]*(%(?![\da-f]{2})|%00)/i.test(origin)) return undefined;
  // A URL's parser would take a backslash for a slash, which no other server does.
  const { pathname, search } = new URL(`http://host${origin.replaceAll("\\", "%5C")}`);
  const isDisguised = new RegExp(DISGUISED_TARGETS).test(pathname);
  try {
    return { path: decodeURI(pathname), query: search, isDisguised };
  } catch {
    // No UTF-8, so no file of ours is called that.
    return { path: pathname, query: search, isDisguised };
  }
}
