/** The servers that the site is meant for, each started on loopback with what the build wrote, as docs/hosting.md says. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "#tools/testing/free-port.ts";
import { isHere, PROGRAMS, type Program, pathOf } from "#tools/testing/programs.ts";
import { writeFiles } from "../fixtures/folder.ts";
import { get, local } from "../server/client.ts";

export interface HostServer {
  readonly name: string;
  /** What must be there; Node's own server needs nothing. */
  readonly programs: readonly Program[];
  /** Name in a build of what it reads from `conf.d/`. Such a server speaks HTTPS, and over HTTP nothing but the way there. */
  readonly configuration?: string;
  /** A host that reads _headers and _redirects, and has its own way in the rest; docs/hosting.md. */
  readonly isPages?: true;
  /** Writes its own configuration into a folder of the test's own. @returns the command that stays in the foreground */
  command(place: Place): readonly [string, ...string[]];
}

/** Name of the site in the tests' builds, and the other one that leads to it. */
export const DOMAIN = "www.clinica.test";

type Place = Awaited<ReturnType<typeof place>>;

/** The site's configuration on ports of the test's own, its certificate in the test's folder. */
const forPlace = (text: string, { port, plainPort, folder }: Place) =>
  text
    .replaceAll("listen 80", `listen 127.0.0.1:${plainPort}`)
    .replaceAll("listen 443", `listen 127.0.0.1:${port}`)
    .replaceAll("listen [::]:", "# listen [::]:")
    .replaceAll(`/etc/letsencrypt/live/${DOMAIN}`, folder);

const LOCAL: readonly HostServer[] = [
  {
    name: "npm run serve",
    programs: [],
    command: () => [process.execPath, resolve("tools/tasks/serve.ts")],
  },
  {
    name: "nginx",
    programs: ["nginx", "openssl"],
    configuration: "_nginx.conf",
    // Debian's own, as far as the site's file needs it.
    command({ folder }) {
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      );
      const main = `load_module ${PROGRAMS.nginx.with};
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${folder}/nginx.pid; worker_processes 2;
events { worker_connections 1024; }
http { access_log off; ${temporary.join(" ")}\ninclude ${folder}/conf.d/*.conf; }`;
      writeFiles(folder, { "nginx.conf": main });
      return [pathOf("nginx"), "-e", "stderr", "-g", "daemon off;", "-c", `${folder}/nginx.conf`];
    },
  },
  {
    name: "Apache",
    programs: ["apache"],
    // Debian's own configuration, with its default site in our folder: as an administrator has it.
    command({ dist, port, folder }) {
      const etc = join(folder, "apache2");
      cpSync("/etc/apache2", etc, { recursive: true, verbatimSymlinks: true });
      rmSync(join(etc, "sites-enabled"), { recursive: true });
      const modules = ["rewrite", "headers"].map((name) => `Include mods-available/${name}.load\n`);
      const site = `DocumentRoot ${dist}
<Directory ${dist}>
Options Indexes FollowSymLinks
AllowOverride FileInfo Indexes
Require all granted
</Directory>`;
      writeFiles(etc, {
        "ports.conf": `Listen 127.0.0.1:${port}\nServerName localhost\n${modules.join("")}`,
        "sites-enabled/site.conf": `<VirtualHost *:${port}>\n${site}\n</VirtualHost>\n`,
      });
      return [pathOf("apache"), "-D", "FOREGROUND", "-d", etc, "-f", join(etc, "apache2.conf")];
    },
  },
  {
    name: "Caddy",
    programs: ["caddy", "openssl"],
    configuration: "_Caddyfile",
    // Other ports, and certificates of its own.
    command({ folder, port, plainPort }) {
      const main = `{
    admin unix/${folder}/admin
    http_port ${plainPort}
    https_port ${port}
    default_bind 127.0.0.1
    local_certs
    skip_install_trust
    log {
        level ERROR
    }
}
import conf.d/*.conf
`;
      writeFiles(folder, { "caddy.conf": main });
      return [pathOf("caddy"), "run", "--adapter", "caddyfile", "--config", `${folder}/caddy.conf`];
    },
  },
  {
    name: "Cloudflare Pages",
    programs: ["cloudflare"],
    isPages: true,
    command: ({ dist, port }) => [
      process.execPath,
      pathOf("cloudflare"),
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
  ? [{ name: LIVE.origin, programs: [], configuration: "its own" }]
  : LOCAL;

export type Running = Awaited<ReturnType<typeof run>>;

/**
 * A folder, with a certificate where certbot would put one, and two ports, one for plain HTTP where the server is
 * encrypted. Debian's Apache reads it as another user.
 */
async function place(dist: string) {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  chmodSync(folder, 0o755);
  if (isHere("openssl")) {
    const request =
      "req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=test";
    const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
    execFileSync("openssl", [...request.split(" "), ...files], { stdio: "ignore" });
  }
  mkdirSync(join(folder, "conf.d"));
  return { dist, folder, port: await freePort(), plainPort: await freePort() };
}

export const serverOf = (name: string) => LOCAL.find((known) => known.name === name) as HostServer;

/** Starts a server over a folder; resolves when it answers. */
export async function start(name: string, dist: string): Promise<Running> {
  if (LIVE) return { origin: LIVE, plain: new URL(`http://${LIVE.hostname}`), stop: async () => {} };
  const server = serverOf(name);
  const here = await place(dist);
  if (server.configuration) {
    const text = readFileSync(join(dist, server.configuration), "utf8").replaceAll("/srv/clinica-rmn", dist);
    writeFiles(here.folder, { "conf.d/site.conf": forPlace(text, here) });
  }
  return run(server, here);
}

/** Starts a server with what lies in its folder; resolves when it answers. */
async function run(server: HostServer, here: Place) {
  const { dist, port, plainPort, folder } = here;
  const [program, ...words] = server.command(here);
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
  const ended = once(child, "exit");
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  let said = "";
  child.stderr?.on("data", (part: Buffer) => {
    said += part.toString();
  });
  const origin = server.configuration ? new URL(`https://${DOMAIN}:${port}`) : local(port);
  // Caddy and Cloudflare's runtime listen a moment before they can answer.
  const answers = () =>
    get(origin, "/robots.txt").then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null || child.signalCode) throw new Error(`${program} did not start:\n${said}`);
    await setTimeout(20);
  }
  return {
    origin,
    /** Where plain HTTP is answered, when `origin` is encrypted. */
    plain: new URL(`http://${DOMAIN}:${plainPort}`),
    async stop() {
      end();
      await ended;
      process.off("exit", end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
