/** The servers that the site is meant for, each started on loopback with what the build wrote, as docs/hosting.md says. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../tools/testing/free-port.ts";
import { CLOUDFLARE_PROGRAM, PROGRAMS } from "../../tools/testing/programs.ts";
import { get, local } from "../server/client.ts";

export interface HostServer {
  readonly name: string;
  /** Files that must be there: programs, modules; Node's own server needs none. */
  readonly files?: readonly string[];
  /** Serves over HTTPS, and over HTTP nothing but the way there. */
  readonly isEncrypted?: true;
  /** A host that reads _headers and _redirects, and has its own way in the rest; docs/hosting.md. */
  readonly isPages?: true;
  /** Writes the configuration into a folder of the test's own. @returns the command that stays in the foreground */
  command(place: Place): readonly [string, ...string[]];
}

/** Name of the site in the tests' builds, and the other one that leads to it. */
export const DOMAIN = "www.clinica.test";

export interface Place {
  readonly dist: string;
  readonly port: number;
  /** For plain HTTP, where the server is encrypted. */
  readonly plainPort: number;
  readonly folder: string;
}

/** A certificate that no authority has signed, where certbot would have put one. */
export function certificate(folder: string): void {
  const request = "req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=test";
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  execFileSync("openssl", [...request.split(" "), ...files], { stdio: "ignore" });
}

/** nginx.conf as Debian has it, as far as the site's own file needs it. @param site that file */
export function nginxConfiguration(folder: string, site: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `load_module ${PROGRAMS.nginx.files[1]};
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${folder}/nginx.pid; worker_processes 2;
events { worker_connections 1024; }
http { access_log off; ${temporary.join(" ")}\ninclude ${site}; }`;
}

/** The site's configuration on ports of the test's own, its certificate in the test's folder. */
export const forPlace = (text: string, { port, plainPort, folder }: Place) =>
  text
    .replaceAll("listen 80", `listen 127.0.0.1:${plainPort}`)
    .replaceAll("listen 443", `listen 127.0.0.1:${port}`)
    .replaceAll("listen [::]:", "# listen [::]:")
    .replaceAll(`/etc/letsencrypt/live/${DOMAIN}`, folder);

/** The same for a server that reads it from a folder of its own, over the build itself. */
function ownSite(name: string, here: Place): string {
  certificate(here.folder);
  const text = readFileSync(join(here.dist, name), "utf8").replaceAll("/srv/clinica-rmn", here.dist);
  return forPlace(text, here);
}

/** Global options of Caddy: other ports, and certificates of its own. */
export const caddyOptions = ({ port, plainPort }: Place, admin: string) => `{
    admin ${admin}
    http_port ${plainPort}
    https_port ${port}
    default_bind 127.0.0.1
    local_certs
    skip_install_trust
    log {
        level ERROR
    }
}
`;

const LOCAL: readonly HostServer[] = [
  {
    name: "npm run serve",
    command: () => [process.execPath, resolve("tools/tasks/serve.ts")],
  },
  {
    name: "nginx",
    files: PROGRAMS.nginx.files,
    isEncrypted: true,
    command(place) {
      const site = write(place.folder, "site.conf", ownSite("_nginx.conf", place));
      const main = write(place.folder, "nginx.conf", nginxConfiguration(place.folder, site));
      return [PROGRAMS.nginx.files[0], "-e", "stderr", "-g", "daemon off;", "-c", main];
    },
  },
  {
    name: "Apache",
    files: PROGRAMS.apache.files,
    // Debian's own configuration, with its default site in our folder: as an administrator has it.
    command({ dist, port, folder }) {
      const etc = join(folder, "apache2");
      cpSync("/etc/apache2", etc, { recursive: true, verbatimSymlinks: true });
      for (const name of ["rewrite", "headers"]) {
        rmSync(join(etc, `mods-enabled/${name}.load`), { force: true });
        symlinkSync(`../mods-available/${name}.load`, join(etc, `mods-enabled/${name}.load`));
      }
      rmSync(join(etc, "sites-enabled"), { recursive: true });
      mkdirSync(join(etc, "sites-enabled"));
      write(etc, "ports.conf", `Listen 127.0.0.1:${port}\nServerName localhost\n`);
      const site = `DocumentRoot ${dist}
<Directory ${dist}>
Options Indexes FollowSymLinks
AllowOverride FileInfo Indexes
Require all granted
</Directory>`;
      write(etc, "sites-enabled/site.conf", `<VirtualHost *:${port}>\n${site}\n</VirtualHost>\n`);
      return [PROGRAMS.apache.files[0], "-D", "FOREGROUND", "-d", etc, "-f", join(etc, "apache2.conf")];
    },
  },
  {
    name: "Caddy",
    files: PROGRAMS.caddy.files,
    isEncrypted: true,
    command(place) {
      const site = caddyOptions(place, "off") + ownSite("_Caddyfile", place);
      const file = write(place.folder, "Caddyfile", site);
      return [PROGRAMS.caddy.files[0], "run", "--adapter", "caddyfile", "--config", file];
    },
  },
  {
    name: "Cloudflare Pages",
    files: [CLOUDFLARE_PROGRAM],
    isPages: true,
    command: ({ dist, port }) => [
      process.execPath,
      CLOUDFLARE_PROGRAM,
      "pages",
      "dev",
      dist,
      `--port=${port}`,
      "--ip=127.0.0.1",
      "--compatibility-date=2026-11-01",
    ],
  },
];

/** An address at which the site is public already: `npm run check:live` looks at that one alone. */
export const LIVE = process.env.CHECK_LIVE ? new URL(process.env.CHECK_LIVE) : undefined;

export const SERVERS: readonly Omit<HostServer, "command">[] = LIVE
  ? [{ name: LIVE.origin, isEncrypted: true }]
  : LOCAL;

export interface Running {
  readonly origin: URL;
  /** Where plain HTTP is answered, when `origin` is encrypted. */
  readonly plain: URL;
  /** Its process; 0 for a public address. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** A folder and two ports for a server over `dist`. Debian's Apache reads it as another user. */
export async function place(dist: string): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  chmodSync(folder, 0o755);
  return { dist, folder, port: await freePort(), plainPort: await freePort() };
}

/** Starts a server over a folder; resolves when it answers. */
export async function start(name: string, dist: string): Promise<Running> {
  if (LIVE) return { origin: LIVE, plain: new URL(`http://${LIVE.hostname}`), pid: 0, stop: async () => {} };
  const server = LOCAL.find((known) => known.name === name);
  if (!server) throw new Error(`No server is called ${name}`);
  const here = await place(dist);
  return run(server.command(here), here, server.isEncrypted);
}

/** Starts a server's own command; resolves when it answers. */
export async function run(
  [program, ...words]: readonly [string, ...string[]],
  { dist, port, plainPort, folder }: Place,
  isEncrypted = false,
): Promise<Running> {
  const child = spawn(program, words, {
    cwd: resolve(dist, ".."),
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      APACHE_RUN_USER: "www-data",
      APACHE_RUN_GROUP: "www-data",
      APACHE_RUN_DIR: folder,
      APACHE_LOG_DIR: folder,
      APACHE_PID_FILE: join(folder, "apache2.pid"),
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_SEND_ERROR_REPORTS: "false",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  let said = "";
  child.stderr?.on("data", (part: Buffer) => {
    said += part.toString();
  });
  const origin = isEncrypted ? new URL(`https://${DOMAIN}:${port}`) : local(port);
  try {
    await answers(origin, child);
  } catch {
    throw new Error(`${program} did not start:\n${said}`);
  }
  return {
    origin,
    plain: new URL(`http://${DOMAIN}:${plainPort}`),
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((done) => {
        child.once("exit", () => {
          process.off("exit", end);
          rmSync(folder, { recursive: true, force: true });
          done();
        });
        end();
      }),
  };
}

/** Caddy and Cloudflare's runtime listen a moment before they can answer. */
async function answers(origin: URL, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const status = await get(origin, "/robots.txt").then(
      (answer) => answer.status,
      () => new Promise<number>((done) => setTimeout(() => done(0), 20)),
    );
    if (status === 200) return;
  }
  throw new Error("ended");
}

/** Whether the machine has all of the server. CI has no choice: what is missing fails there. */
export const isInstalled = ({ files = [] }: Pick<HostServer, "files">): boolean =>
  Boolean(process.env.CI) || files.every(existsSync);

function write(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
