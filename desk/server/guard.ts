import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/**
 * Who may talk to the desk: the pages that it serves itself, on this computer. Another website that guesses the port
 * sends its own Origin, one that points its name at 127.0.0.1 (DNS rebinding) sends its own Host, and a program that
 * does not have the pass, which a one-time address gives, is not let in.
 */

export const HOST = "127.0.0.1";

/** A key, a pass. */
export const newSecret = () => randomBytes(24).toString("base64url");

/**
 * Whether a request is for this server, and from its own pages.
 * @param isFramed whether pages of another port of this computer may show the answer in a frame
 */
export function isOwn(headers: IncomingHttpHeaders, port: number, isFramed = false): boolean {
  const { host, origin = `http://${host}`, "sec-fetch-site": site = "none", "sec-fetch-dest": use } = headers;
  if (host !== `${HOST}:${port}` || origin !== `http://${host}`) return false;
  return (
    ["same-origin", "none"].includes(String(site)) || (isFramed && site === "same-site" && use === "iframe")
  );
}

/** Whether a text is the secret; takes as long for a wrong one. */
export function isSecret(text: unknown, secret: string): boolean {
  const given = Buffer.from(typeof text === "string" ? text : "");
  const right = Buffer.from(secret);
  return right.length > 0 && given.length === right.length && timingSafeEqual(given, right);
}
