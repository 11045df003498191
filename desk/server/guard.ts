import { hash } from "node:crypto";
import type { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { Refused } from "./refused.ts";

/**
 * Who may talk to the desk: the pages that it serves itself, on this computer. Another website that guesses the port
 * sends its own Origin, one that points its name at 127.0.0.1 (DNS rebinding) sends its own Host, and a program that
 * does not have the pass, which a one-time address gives, is not let in.
 */

export const HOST = "127.0.0.1";

/**
 * Rejects all requests that do not come from this server's own pages, and sets the headers of each answer.
 * @param isFramed whether a page on another port of this computer may embed the answer
 */
export function guarded(app: Hono, port: number, policy: string, isFramed = false) {
  const headers = secureHeaders({ strictTransportSecurity: false, xFrameOptions: false });
  app.use(headers, async ({ req, header }, next) => {
    header("content-security-policy", policy);
    header("cache-control", "no-store");
    const {
      host,
      origin = `http://${host}`,
      "sec-fetch-site": site = "none",
      "sec-fetch-dest": use,
    } = req.header();
    const isHere = host === `${HOST}:${port}` && origin === `http://${host}`;
    const isInFrame = isFramed && site === "same-site" && use === "iframe";
    if (!isHere || !(["same-origin", "none"].includes(site) || isInFrame)) throw new Refused(403, "foreign");
    await next();
  });
}

/** Whether a text is the secret; how long it takes tells nothing of it. */
export const isSecret = (text: unknown, secret: string) =>
  hash("sha256", String(text)) === hash("sha256", secret);
