import type { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { RequestError } from "./request-error.ts";

/**
 * Only the desk's own pages on this computer may use the desk. The Origin header reveals another website that
 * guesses the port; the Host header reveals a website that resolves its name to 127.0.0.1 (DNS rebinding).
 * Another program does not have the pass, which only the address that opens the desk gives. Where other accounts of
 * the computer may see the arguments of programs, they can read it there while the desk runs.
 */

export const HOST = "127.0.0.1";

/**
 * Rejects all requests that do not come from this server's own pages, and sets the security headers of each
 * answer.
 * @param isShownByDesk whether the desk, a page on another port of this computer, may show the answers in a
 * frame, in another tab, or as an image
 */
export function guarded(app: Hono, port: number, policy: string, isShownByDesk = false) {
  const headers = secureHeaders({
    strictTransportSecurity: false,
    xFrameOptions: false,
    // For this header, Chrome takes two ports of 127.0.0.1 for different sites. Other sites are rejected below.
    crossOriginResourcePolicy: isShownByDesk ? "cross-origin" : "same-origin",
  });
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
    const isShown =
      isShownByDesk && site === "same-site" && ["iframe", "document", "image"].includes(use ?? "");
    if (!isHere || !(["same-origin", "none"].includes(site) || isShown))
      throw new RequestError(403, "foreign");
    await next();
  });
}
