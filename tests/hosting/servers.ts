/** The site's own server and the two of docs/hosting.md, each started on loopback with what the build wrote. */
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

/** A build, a folder for the files of a server, and its ports; `plainPort` is for HTTP beside HTTPS. */
type Place = Readonly<{ dist: string; folder: string; port: number; plainPort: number }>;

export type HostServer = Readonly<{
  /** Required programs; Node's own server needs none. */
  programs: readonly Program[];
  /** Serves over HTTPS; HTTP only redirects to it. */
  isEncrypted?: true;
  /** Writes its own configuration into its folder. @returns the command that stays in the foreground */
  command(place: Place): readonly [string, ...string[]];
}>;

/** Name of the site in the tests' builds, and the other one that leads to it. */
export const DOMAIN = "www.clinica.test";

/** A configuration file of the build, with the path of this build's folder. */
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
    // Debian's own, as far as the site's file needs it, on other ports, with a certificate of its own.
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
    // Debian's own configuration, with our folder in place of its sites.
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

/** The address of the public site: `npm run check:live` checks only that one. */
export const LIVE = process.env.CHECK_LIVE ? new URL(process.env.CHECK_LIVE) : undefined;

export const SERVERS: Readonly<Record<string, Omit<HostServer, "command">>> = LIVE
  ? { [LIVE.origin]: { programs: [], isEncrypted: true } }
  : LOCAL;

export const serverOf = (name: string) => LOCAL[name] as HostServer;

export type Running = Awaited<ReturnType<typeof start>>;

/** Starts a server over a folder; resolves when it answers. */
export async function start(name: string, dist: string) {
  if (LIVE) return { origin: LIVE, plain: new URL(`http://${LIVE.hostname}`), stop: async () => {} };
  const { command, isEncrypted } = serverOf(name);
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  // Debian's servers run as another user, who must be able to read the folder.
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
  const said = text(child.stderr);
  const ended = once(child, "exit");
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  const origin = isEncrypted ? new URL(`https://${DOMAIN}:${port}`) : local(port);
  const answers = async () => {
    if (child.exitCode !== null || child.signalCode)
      throw new Error(`${program} did not start:\n${await said}`);
    return get(origin, "/robots.txt").then(
      ({ status }) => status === 200,
      () => false,
    );
  };
  await vi.waitUntil(answers, { timeout: 100_000, interval: 20 });
  return {
    origin,
    /** The address for plain HTTP, if `origin` is encrypted. */
    plain: new URL(`http://${DOMAIN}:${plainPort}`),
    async stop() {
      end();
      await ended;
      process.off("exit", end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
