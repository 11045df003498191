import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Refused } from "./refused.ts";

/**
 * Who may talk to the desk: the pages that it serves itself, on this computer. Another website that guesses the port
 * sends its own Origin, one that points its name at 127.0.0.1 (DNS rebinding) sends its own Host, and a program that
 * does not know the token of the address is not let in.
 */

/** Largest body of a request, in bytes; the largest sheet has 30 kB. */
const LARGEST = 1_000_000;

const FOREIGN = "Cererea nu vine de la birou.";

/** @throws Refused when the request is for another host, or from another website */
export function checkOrigin({ headers }: IncomingMessage, port: number): void {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? "")) throw new Refused(403, FOREIGN);
  const { origin, "sec-fetch-site": site } = headers;
  if (origin !== undefined && origin !== `http://${headers.host}`) throw new Refused(403, FOREIGN);
  if (site !== undefined && site !== "same-origin" && site !== "none") throw new Refused(403, FOREIGN);
}

/** Whether a text is the token; takes as long for a wrong one. */
export function isToken(text: string | undefined, token: string): boolean {
  const given = Buffer.from(text ?? "");
  const right = Buffer.from(token);
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
