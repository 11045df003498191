/** Starts our own server, nginx or Apache on loopback with the configuration files of a build. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { vi } from "vitest";
import { freePort } from "#tools/testing/free-port.ts";
import { PROGRAMS, type Program, pathOf } from "#tools/testing/programs.ts";
import { get, local } from "../fixtures/client.ts";
import { writeFiles } from "../fixtures/folder.ts";

/**
 * `dist` is the folder of the site's files, and `folder` is an empty folder for the server's own files. If
 * the server uses HTTPS, `port` is for HTTPS and `plainPort` is for HTTP.
 */
type Place = Readonly<{ dist: string; folder: string; port: number; plainPort: number }>;

export type HostServer = Readonly<{
  /** Programs that must be installed. */
  programs: readonly Program[];
  /** True if the server uses HTTPS and redirects HTTP to it. */
  isEncrypted?: true;
  /** Writes the server's configuration. @returns the command that runs the server in the foreground */
  command(place: Place): readonly [string, ...string[]];
}>;

/** Domain name of the tested site. The same name without `www.` must redirect to it. */
export const DOMAIN = "www.clinica.test";

/** Returns a configuration file of the build, with `dist` instead of the site's folder on the server. */
const written = (dist: string, name: string) =>
  readFileSync(join(dist, name), "utf8").replaceAll("/srv/clinica-rmn", dist);

const LOCAL: Readonly<Record<string, HostServer>> = {
  "npm run serve": {
    programs: [],
    command: () => [process.execPath, resolve("tools/tasks/serve.ts")],
  },
  nginx: {
    programs: ["nginx", "openssl"],
    isEncrypted: true,
    // Writes a main configuration that includes the site's configuration, with free ports and a self-signed
    // certificate.
    command({ dist, folder, port, plainPort }) {
      const request = "req -x509 -nodes -newkey rsa -subj /CN=x -keyout privkey.pem -out fullchain.pem";
      execFileSync("openssl", request.split(" "), { cwd: folder, stdio: "ignore" });
      const site = written(dist, "_nginx.conf")
        .replaceAll("listen 80", `listen 127.0.0.1:${plainPort}`)
        .replaceAll("listen 443", `listen 127.0.0.1:${port}`)
        .replaceAll("listen [::]:", "# listen [::]:")
        .replaceAll(`/etc/letsencrypt/live/${DOMAIN}`, folder);
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      );
      const main = `load_module ${PROGRAMS.nginx.with?.[0]};
daemon off; pid ${folder}/pid; worker_processes 2;
events {}
http { access_log off; ${temporary.join(" ")}\n${site} }`;
      writeFiles(folder, { "nginx.conf": main });
      return [pathOf("nginx"), "-e", "stderr", "-c", `${folder}/nginx.conf`];
    },
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

/** The address that `npm run check:live` tests. If it is undefined, the tests start local servers. */
export const PUBLIC_SITE = process.env.CHECK_LIVE ? new URL(process.env.CHECK_LIVE) : undefined;

export const SERVERS: Readonly<Record<string, Omit<HostServer, "command">>> = PUBLIC_SITE
  ? { [PUBLIC_SITE.origin]: { programs: [], isEncrypted: true } }
  : LOCAL;

export const serverOf = (name: string) => LOCAL[name] as HostServer;

export type Running = Awaited<ReturnType<typeof start>>;

/**
 * Starts a server that serves a build, and waits until it answers. For `PUBLIC_SITE` no server is started.
 */
export async function start(name: string, dist: string) {
  if (PUBLIC_SITE)
    return { origin: PUBLIC_SITE, plain: new URL(`http://${PUBLIC_SITE.hostname}`), stop: async () => {} };
  const { command, isEncrypted } = serverOf(name);
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  // Lets other users read the folder, because Debian's servers run as another user.
  chmodSync(folder, 0o755);
  const [port, plainPort] = [await freePort(), await freePort()];
  const [program, ...words] = command({ dist, folder, port, plainPort });
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
  const origin = isEncrypted ? new URL(`https://${DOMAIN}:${port}`) : local(port);
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
    /** The address for HTTP, if `origin` is the address for HTTPS. */
    plain: new URL(`http://${DOMAIN}:${plainPort}`),
    async stop() {
      end();
      await ended;
      process.off("exit", end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
