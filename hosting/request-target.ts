/** Reads the second word of a request line. */

export interface RequestTarget {
  /** Decoded path; `%2F` stays as it is, so that an encoded slash never becomes a folder. */
  path: string;
  /** Query with its question mark, as sent (Node's parser lets printable ASCII through), or empty. */
  query: string;
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
  try {
    return { path: decodeURI(pathname), query: search };
  } catch {
    // No UTF-8, so no file of ours is called that.
    return { path: pathname, query: search };
  }
}
