import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Refused } from "./refused.ts";

/**
 * Who may talk to the desk: the pages that it serves itself, on this computer. Another website that guesses the port
 * sends its own Origin, one that points its name at 127.0.0.1 (DNS rebinding) sends its own Host, and a program that
 * does not have the pass, which a one-time address gives, is not let in.
 */

/** Largest body of a request, in bytes; the largest sheet has 30 kB. */
const LARGEST = 1_000_000;

const FOREIGN = "Cererea nu vine de la programul Editare.";

/**
 * @param from another origin that may show the answer in a frame
 * @throws Refused when the request is for another host, or from another website
 */
export function checkOrigin({ headers }: IncomingMessage, port: number, from?: string): void {
  if (headers.host !== `127.0.0.1:${port}`) throw new Refused(403, FOREIGN);
  const { origin, "sec-fetch-site": site = "none", "sec-fetch-dest": use } = headers;
  if (origin !== undefined && origin !== `http://${headers.host}`) throw new Refused(403, FOREIGN);
  const isFrame = from !== undefined && site === "same-site" && use === "iframe";
  if (!isFrame && site !== "same-origin" && site !== "none") throw new Refused(403, FOREIGN);
}

/** Whether a text is the secret; takes as long for a wrong one. */
export function isSecret(text: unknown, secret: string): boolean {
  const given = Buffer.from(typeof text === "string" ? text : "");
  const right = Buffer.from(secret);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Value of a cookie of the request. */
export function cookie({ headers }: IncomingMessage, name: string): string | undefined {
  const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([key]) => key === name)?.[1];
}

/**
 * The body of a request as JSON.
 * @throws Refused when it is too large, or no JSON
 */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const { "content-type": type = "", "content-length": length = "0" } = request.headers;
  if (!type.startsWith("application/json")) throw new Refused(415, "Cererea nu are forma potrivită.");
  if (Number(length) > LARGEST) throw new Refused(413, "Textul este prea mare.");
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST) throw new Refused(413, "Textul este prea mare.");
    parts.push(part);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(parts).toString());
    if (value !== null && typeof value === "object") return value as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new Refused(400, "Cererea nu are forma potrivită.");
}
