/** Starts Apache on loopback with the configuration file of a build. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { vi } from "vitest";
import { freePort } from "#tools/testing/free-port.ts";
import { pathOf } from "#tools/testing/programs.ts";
import { writeFiles } from "../fixtures/folder.ts";

/** Debian's own configuration, but with the site in `dist` instead of Debian's example site. */
const configuration = (dist: string, port: number) => `${readFileSync(
  "/etc/apache2/apache2.conf",
  "utf8",
).replace(/^Include.* (ports|sites).*$/gm, "")}
Include mods-available/rewrite.load
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

/** Starts Apache, which serves a build, and waits until it answers. */
export async function startApache(dist: string) {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  // Lets other users read the folder, because Debian's Apache runs as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFiles(folder, { "apache.conf": configuration(dist, port) });
  const words = ["-D", "FOREGROUND", "-d", "/etc/apache2", "-f", `${folder}/apache.conf`];
  const child = spawn(pathOf("apache"), words, {
    env: {
      ...process.env,
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
  const origin = `http://localhost:${port}`;
  const answers = async () => {
    if (child.exitCode !== null || child.signalCode)
      throw new Error(`Apache did not start:\n${await errors}`);
    return fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await vi.waitUntil(answers, { timeout: 100_000, interval: 20 });
  return {
    origin,
    async close() {
      end();
      await ended;
      process.off("exit", end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
