/** What a request asks for: its target, and content negotiation and revalidation as in RFC 9110. */

/**
 * The coding to answer with: the most wanted of those available; of equals the first.
 * @param acceptEncoding the request's `Accept-Encoding`; absent means no compression
 * @param available codings in which the file exists, best first
 * @returns "identity" for the file itself, which is also the answer when the client forbids everything
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept-encoding
 */
export function chooseCoding<Coding extends string>(
  acceptEncoding: string | undefined,
  available: readonly Coding[],
): Coding | "identity" {
  const weights = new Map(
    (acceptEncoding ?? "").split(",").map((item) => {
      const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, q === undefined ? 1 : Number(q.slice(2)) || 0];
    }),
  );
  const weightOf = (coding: string) =>
    weights.get(coding) ?? (coding === "identity" ? 0 : weights.get("*")) ?? 0;
  const wanted = [...available, "identity" as const].filter((coding) => weightOf(coding) > 0);
  return wanted.sort((a, b) => weightOf(b) - weightOf(a))[0] ?? "identity";
}

/**
 * What the request's conditions make of an answer with this tag; weak tags compare like strong ones.
 * @param headers `If-Match` and `If-None-Match`: one tag, a list, or `*`
 * @returns 304 when the client already has this version, 412 when it asked for another one alone
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-precedence-of-preconditions
 */
export function statusFor(
  headers: Readonly<{ "if-match"?: string; "if-none-match"?: string }>,
  etag: string,
): 200 | 304 | 412 {
  const names = (list: string) =>
    list.trim() === "*" || [...list.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
  if (headers["if-match"] !== undefined && !names(headers["if-match"])) return 412;
  return headers["if-none-match"] !== undefined && names(headers["if-none-match"]) ? 304 : 200;
}

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
