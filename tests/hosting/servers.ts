/** Starts our own server or Apache on loopback with the configuration file of a build. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { vi } from "vitest";
import { freePort } from "#tools/testing/free-port.ts";
import { type Program, pathOf } from "#tools/testing/programs.ts";
import { get, local } from "../fixtures/client.ts";
import { writeFiles } from "../fixtures/folder.ts";

/** `dist` is the folder of the site's files, and `folder` is an empty folder for the server's own files. */
type Place = Readonly<{ dist: string; folder: string; port: number }>;

type HostServer = Readonly<{
  /** Programs that must be installed. */
  programs: readonly Program[];
  /** Writes the server's configuration. @returns the command that runs the server in the foreground */
  command(place: Place): readonly [string, ...string[]];
}>;

export const SERVERS: Readonly<Record<string, HostServer>> = {
  "npm run serve": {
    programs: [],
    command: () => [process.execPath, resolve("tools/tasks/serve.ts")],
  },
  Apache: {
    programs: ["apache"],
    // Writes Debian's own configuration, but with the site in `dist` instead of Debian's example site.
    command({ dist, port, folder }) {
      const debian = readFileSync("/etc/apache2/apache2.conf", "utf8");
      const site = `Include mods-available/rewrite.load
Include mods-available/headers.load
Listen 127.0.0.1:${port}
ServerName localhost
DocumentRoot ${dist}
<Directory ${dist}>
Options Indexes FollowSymLinks
AllowOverride FileInfo Indexes
Require all granted
</Directory>
`;
      writeFiles(folder, { "apache.conf": debian.replace(/^Include.* (ports|sites).*$/gm, "") + site });
      return [pathOf("apache"), "-D", "FOREGROUND", "-d", "/etc/apache2", "-f", `${folder}/apache.conf`];
    },
  },
};

export type Running = Awaited<ReturnType<typeof start>>;

/** Starts a server that serves a build, and waits until it answers. */
export async function start(name: string, dist: string) {
  const { command } = SERVERS[name] as HostServer;
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  // Lets other users read the folder, because Debian's servers run as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const [program, ...words] = command({ dist, folder, port });
  const child = spawn(program, words, {
    cwd: resolve(dist, ".."),
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      APACHE_RUN_USER: "www-data",
      APACHE_RUN_GROUP: "www-data",
      APACHE_RUN_DIR: folder,
      APACHE_LOG_DIR: folder,
      APACHE_PID_FILE: join(folder, "pid"),
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const errors = text(child.stderr);
  const ended = once(child, "exit");
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  const origin = local(port);
  const answers = async () => {
    if (child.exitCode !== null || child.signalCode)
      throw new Error(`${program} did not start:\n${await errors}`);
    return get(origin, "/robots.txt").then(
      ({ status }) => status === 200,
      () => false,
    );
  };
  await vi.waitUntil(answers, { timeout: 100_000, interval: 20 });
  return {
    origin,
    async stop() {
      end();
      await ended;
      process.off("exit", end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
