/**
 * `npm run bench:load`: requests a second and the slowest hundredth at 1, 50 and 500 connections, for every server that is
 * installed, over dist/ on this machine; then under an overload of twenty times 50, whether the server is itself
 * again, and for a minute, whether its memory grows. Servers with HTTPS pay for it. Cloudflare's local runtime is no
 * server of visitors and stays out. Never tested: figures of a busy machine mean nothing.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import autocannon from "autocannon";
import { isInstalled, SERVERS, start } from "../../tests/hosting/servers.ts";
import { DIST } from "../build/site.ts";

/** Connections and seconds, one after the other. */
const LOADS = [
  [1, 4],
  [50, 4],
  [500, 8],
  [1_000, 8],
  [50, 4],
  [50, 60],
] as const;

/** Memory in megabytes that a process and its children hold; Linux only. */
function memoryOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  return own + children.split(" ").reduce((sum, child) => sum + (child ? memoryOf(Number(child)) : 0), 0);
}

const load = (url: URL, connections: number, duration: number) =>
  autocannon({
    url: `${url.origin}/servicii`,
    connections,
    duration,
    headers: { "accept-encoding": "br" },
    tlsOptions: { rejectUnauthorized: false },
  });

// The servers are stopped when this process exits, which a signal alone would not let it do.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));

for (const { name } of SERVERS.filter((server) => isInstalled(server) && !server.isPages)) {
  const server = await start(name, resolve(DIST));
  const rows = [];
  for (const [connections, seconds] of LOADS) {
    const before = memoryOf(server.pid);
    const { requests, latency, errors, timeouts } = await load(server.origin, connections, seconds);
    rows.push({
      connections,
      seconds,
      "requests a second": Math.round(requests.average),
      "99 % within, ms": latency.p99,
      failed: errors + timeouts,
      "memory, MB": `${Math.round(before)} → ${Math.round(memoryOf(server.pid))}`,
    });
  }
  console.log(name);
  console.table(rows);
  await server.stop();
}
