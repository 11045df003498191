/** Requests over a bare connection: nothing tidies them on the way. */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { type ConnectionOptions, connect as connectEncrypted, type SecureVersion } from "node:tls";

/** A server of the test's own machine. */
export const local = (port: number): URL => new URL(`http://localhost:${port}`);

/** The test's own names lead to this machine, and their certificates are known to nobody. */
const OWN = /^localhost$|\.test$|^(www\.)?exemplu\.ro$/;

function reach({ hostname, port, protocol }: URL, options: ConnectionOptions = {}) {
  const isOwn = OWN.test(hostname);
  const isEncrypted = protocol === "https:";
  const to = {
    host: isOwn ? "127.0.0.1" : hostname,
    port: Number(port) || (isEncrypted ? 443 : 80),
    servername: hostname,
    rejectUnauthorized: !isOwn,
    ...options,
  };
  return isEncrypted ? connectEncrypted(to) : connect(to);
}

export async function get(
  origin: URL,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
  body?: string,
) {
  const own = { host: origin.host, ...headers };
  const call = request({ createConnection: () => reach(origin), path, method, headers: own });
  // Who answers before it has read all ends the connection.
  call.on("error", () => {}).end(body);
  const [response] = (await once(call, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

/** Whether a server speaks with a client who knows only this version of TLS. */
export function speaks(origin: URL, version: SecureVersion): Promise<boolean> {
  const options = { minVersion: version, maxVersion: version, ciphers: "DEFAULT@SECLEVEL=0" };
  const socket = reach(origin, options);
  const isAgreed = once(socket, "secureConnect").then(
    () => true,
    () => false,
  );
  return isAgreed.finally(() => socket.destroy());
}

/** Sends bytes as they are and resolves to the text that comes back until the connection ends. */
export function raw(origin: URL, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    reach(origin)
      .setEncoding("latin1")
      .on("data", (part: string) => {
        text += part;
      })
      .on("error", () => {})
      .on("close", () => resolve(text))
      .write(bytes, "latin1");
  });
}
