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
  const origin = target.replace(/^https?:\/\/[^/?]*/i, "");
  const [rawPath = "", ...rest] = origin.split("?");
  const absolute = origin !== target;
  if (!rawPath.startsWith("/") && !(absolute && rawPath === "")) return undefined;
  let path: string;
  try {
    path = decodeURI(rawPath || "/");
  } catch {
    return undefined;
  }
  if (path.includes("\0")) return undefined;
  return { path, query: rest.length > 0 ? `?${rest.join("?")}` : "" };
}
