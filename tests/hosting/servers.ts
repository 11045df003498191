/** The servers that the site is meant for, each started on loopback with the files of hosting/, as docs/hosting.md says. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { EXAMPLE_DOMAIN, EXAMPLE_ROOT } from "../../hosting/host-files.ts";
import { freePort } from "../../scripts/testing/free-port.ts";
import { CLOUDFLARE_PROGRAM, WEB_SERVERS } from "../../scripts/testing/web-servers.ts";
import { local } from "../server/client.ts";

export interface HostServer {
  readonly name: string;
  /** Program that must be installed; Node's own server needs none. */
  readonly program?: string;
  /** Serves over HTTPS, and over HTTP nothing but the way there. */
  readonly isEncrypted?: true;
  /** A host that reads _headers and _redirects, and has its own way in the rest; docs/hosting.md. */
  readonly isPages?: true;
  /** Writes the configuration into a folder of the test's own. @returns the command that stays in the foreground */
  command(place: Place): readonly [string, ...string[]];
}

interface Place {
  readonly dist: string;
  readonly port: number;
  /** For plain HTTP, where the server is encrypted. */
  readonly plainPort: number;
  readonly folder: string;
}

/** A file of hosting/ with another place in it. @throws when a part to replace is not there */
function placed(file: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(file, "utf8"),
  );
}

/** A certificate for localhost that no authority has signed. */
function certificate(folder: string): { readonly chain: string; readonly key: string } {
  const [chain, key] = [join(folder, "chain.pem"), join(folder, "key.pem")];
  const request =
    "req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=localhost";
  execFileSync(OPENSSL, [...request.split(" "), "-keyout", key, "-out", chain], { stdio: "ignore" });
  return { chain, key };
}

const OPENSSL = "/usr/bin/openssl";
const NGINX_MODULES = "/usr/lib/nginx/modules";
const APACHE_MODULES = "/usr/lib/apache2/modules";

const LOCAL: readonly HostServer[] = [
  {
    name: "npm run serve",
    command: () => [process.execPath, resolve("scripts/tasks/serve.ts")],
  },
  {
    name: "nginx",
    program: WEB_SERVERS.nginx.program,
    isEncrypted: true,
    command({ dist, port, plainPort, folder }) {
      const module = `${NGINX_MODULES}/ngx_http_brotli_static_module.so`;
      const { chain, key } = certificate(folder);
      const letsEncrypt = `/etc/letsencrypt/live/${EXAMPLE_DOMAIN}`;
      const brotli = "# with Debian's package libnginx-mod-http-brotli-static: ";
      const site = placed("hosting/nginx.conf", [
        [EXAMPLE_ROOT, dist],
        ["listen 80;", `listen 127.0.0.1:${plainPort};`],
        ["listen 443 ssl http2;", `listen 127.0.0.1:${port} ssl http2;`],
        ["listen [::]:80;", ""],
        ["listen [::]:443 ssl http2;", ""],
        [`${letsEncrypt}/fullchain.pem`, chain],
        [`${letsEncrypt}/privkey.pem`, key],
        [brotli, existsSync(module) ? "" : brotli],
      ]);
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      );
      const configuration = `${existsSync(module) ? `load_module ${module};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off; pid ${folder}/nginx.pid; worker_processes 1;
events { worker_connections 1024; }
http { access_log off; ${temporary.join(" ")}\n${site} }`;
      return [WEB_SERVERS.nginx.program, "-e", "stderr", "-c", write(folder, "nginx.conf", configuration)];
    },
  },
  {
    name: "Apache",
    program: WEB_SERVERS.apache.program,
    command({ dist, port, folder }) {
      const modules = ["mpm_event", "authz_core", "mime", "rewrite", "headers", "dir", "env", "setenvif"];
      return [
        WEB_SERVERS.apache.program,
        "-D",
        "FOREGROUND",
        "-f",
        write(
          folder,
          "apache2.conf",
          `ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/apache2.pid
Mutex file:${folder}
ErrorLog /dev/null
Listen 127.0.0.1:${port}
${modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join("\n")}
TypesConfig /dev/null
ServerTokens Prod
TraceEnable Off
DocumentRoot ${dist}
<Directory ${dist}>
AllowOverride All
Require all granted
</Directory>`,
        ),
      ];
    },
  },
  {
    name: "Caddy",
    program: WEB_SERVERS.caddy.program,
    isEncrypted: true,
    command({ dist, port, plainPort, folder }) {
      const { chain, key } = certificate(folder);
      const site = placed("hosting/Caddyfile", [
        [EXAMPLE_ROOT, dist],
        // Caddy would make one by itself, a moment after it listens.
        [`${EXAMPLE_DOMAIN} {`, `localhost {\n    tls ${chain} ${key}`],
      ]);
      const options = `{
    admin off
    http_port ${plainPort}
    https_port ${port}
    default_bind 127.0.0.1
    log {
        level ERROR
    }
}
`;
      const file = write(folder, "Caddyfile", options + site);
      return [WEB_SERVERS.caddy.program, "run", "--adapter", "caddyfile", "--config", file];
    },
  },
  {
    name: "Cloudflare Pages",
    program: CLOUDFLARE_PROGRAM,
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

export const SERVERS: readonly Pick<HostServer, "name" | "program" | "isEncrypted" | "isPages">[] = LIVE
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

/** Starts a server over a folder; resolves when it accepts connections. */
export async function start(name: string, dist: string): Promise<Running> {
  if (LIVE) return { origin: LIVE, plain: new URL(`http://${LIVE.hostname}`), pid: 0, stop: async () => {} };
  const server = LOCAL.find((known) => known.name === name);
  if (!server) throw new Error(`No server is called ${name}`);
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  const [port, plainPort] = [await freePort(), await freePort()];
  const [program, ...words] = server.command({ dist, port, plainPort, folder });
  const child = spawn(program, words, {
    cwd: resolve(dist, ".."),
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_SEND_ERROR_REPORTS: "false",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr?.on("data", (part: Buffer) => {
    said += part.toString();
  });
  try {
    await accepts(port, child);
  } catch {
    throw new Error(`${server.name} did not start:\n${said}`);
  }
  return {
    origin: new URL(`${server.isEncrypted ? "https" : "http"}://localhost:${port}`),
    plain: local(plainPort),
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((done) => {
        child.once("exit", () => {
          rmSync(folder, { recursive: true, force: true });
          done();
        });
        child.kill("SIGTERM");
      }),
  };
}

async function accepts(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.destroy();
        done(true);
      });
      socket.on("error", () => setTimeout(() => done(false), 20));
    });
    if (open) return;
  }
  throw new Error("ended");
}

/** Whether the machine has the server, and what makes certificates for it. */
export const isInstalled = ({ program, isEncrypted }: Pick<HostServer, "program" | "isEncrypted">): boolean =>
  program === undefined || (existsSync(program) && (!isEncrypted || existsSync(OPENSSL)));

function write(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
