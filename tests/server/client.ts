/** Requests over a bare connection: nothing tidies them on the way. */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { request as encryptedRequest } from "node:https";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { connect as encryptedConnect, type SecureVersion } from "node:tls";

/** A server of the test's own machine. */
export const local = (port: number): URL => new URL(`http://localhost:${port}`);

/** The test's own names lead to this machine, and their certificates are known to nobody. */
const isOwn = (hostname: string) => /^localhost$|\.test$|^(www\.)?exemplu\.ro$/.test(hostname);

const reach = ({ hostname, port, protocol }: URL) => ({
  host: isOwn(hostname) ? "127.0.0.1" : hostname,
  port: Number(port) || (protocol === "https:" ? 443 : 80),
  servername: hostname,
  rejectUnauthorized: !isOwn(hostname),
});

export async function get(
  origin: URL,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
  body?: string,
) {
  const start = origin.protocol === "https:" ? encryptedRequest : request;
  const own = { host: origin.host, ...headers };
  const call = start({ ...reach(origin), path, method, headers: own, agent: false });
  // Who answers before it has read all ends the connection.
  call.on("error", () => {}).end(body);
  const [response] = (await once(call, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

/** The version of TLS that a server speaks with a client who knows only this one; undefined for none. */
export function tlsVersion(origin: URL, version: SecureVersion): Promise<string | null | undefined> {
  const options = { minVersion: version, maxVersion: version, ciphers: "DEFAULT@SECLEVEL=0" };
  return new Promise((resolve) => {
    const socket = encryptedConnect({ ...reach(origin), ...options });
    socket.on("error", () => resolve(undefined));
    socket.on("secureConnect", () => {
      resolve(socket.getProtocol());
      socket.destroy();
    });
  });
}

/** Sends bytes as they are and resolves to the text that comes back until the connection ends. */
export function raw(origin: URL, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = origin.protocol === "https:" ? encryptedConnect(reach(origin)) : connect(reach(origin));
    let text = "";
    socket.setEncoding("latin1");
    socket.on("data", (part: string) => {
      text += part;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
    socket.write(bytes, "latin1");
  });
}
