/**
 * `npm run bench:load`: requests a second and the slowest hundredth at 1, 50 and 500 connections, for every server that is
 * installed, over dist/ on this machine; then under an overload of 1,000, and whether the server is itself again. Servers
 * with HTTPS pay for it. Never tested: figures of a busy machine mean nothing.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import autocannon from "autocannon";
import { isInstalled, SERVERS, start } from "../../tests/hosting/servers.ts";
import { DIST } from "../build/site.ts";

const SECONDS = 4;
const CONNECTIONS = [1, 50, 500] as const;
const OVERLOAD = 1_000;

/** Memory in megabytes that a process and its children hold; Linux only. */
function memoryOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  return own + children.split(" ").reduce((sum, child) => sum + (child ? memoryOf(Number(child)) : 0), 0);
}

const load = (url: URL, connections: number) =>
  autocannon({
    url: `${url.origin}/servicii`,
    connections,
    duration: SECONDS,
    headers: { "accept-encoding": "br" },
    tlsOptions: { rejectUnauthorized: false },
  });

for (const { name } of SERVERS.filter(isInstalled)) {
  const server = await start(name, resolve(DIST));
  const rows = [];
  for (const connections of [...CONNECTIONS, OVERLOAD, 50]) {
    const { requests, latency, errors, timeouts } = await load(server.origin, connections);
    rows.push({
      connections,
      "requests a second": Math.round(requests.average),
      "99 % within, ms": latency.p99,
      failed: errors + timeouts,
      "memory, MB": Math.round(memoryOf(server.pid)),
    });
  }
  console.log(name);
  console.table(rows);
  await server.stop();
}
