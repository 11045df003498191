/** The servers that the site is meant for, each started on loopback with the configuration that the project makes. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { caddySite } from "../../hosting/hosts/caddy.ts";
import { nginxSite } from "../../hosting/hosts/nginx.ts";
import { freePort } from "../../scripts/testing/free-port.ts";
import { WEB_SERVERS } from "../../scripts/testing/web-servers.ts";

export interface HostServer {
  readonly name: string;
  /** Program that must be installed; Node's own server needs none. */
  readonly program?: string;
  /** Writes the configuration into a folder of the test's own. @returns the command that stays in the foreground */
  command(dist: string, port: number, folder: string): readonly [string, ...string[]];
}

const NGINX_MODULES = "/usr/lib/nginx/modules";
const APACHE_MODULES = "/usr/lib/apache2/modules";

export const SERVERS: readonly HostServer[] = [
  {
    name: "npm run serve",
    command: () => [process.execPath, resolve("scripts/tasks/serve.ts")],
  },
  {
    name: "nginx",
    program: WEB_SERVERS.nginx.program,
    command(dist, port, folder) {
      const module = `${NGINX_MODULES}/ngx_http_brotli_static_module.so`;
      const brotli = existsSync(module);
      const site = nginxSite({ root: dist, listen: [`listen 127.0.0.1:${port};`], brotli });
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      );
      return [
        WEB_SERVERS.nginx.program,
        "-e",
        "stderr",
        "-c",
        write(
          folder,
          "nginx.conf",
          `${brotli ? `load_module ${module};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off; pid ${folder}/nginx.pid; worker_processes 1;
events { worker_connections 1024; }
http { access_log off; ${temporary.join(" ")}\n${site} }`,
        ),
      ];
    },
  },
  {
    name: "Apache",
    program: WEB_SERVERS.apache.program,
    command(dist, port, folder) {
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
    command: (dist, port, folder) => [
      WEB_SERVERS.caddy.program,
      "run",
      "--adapter",
      "caddyfile",
      "--config",
      write(
        folder,
        "Caddyfile",
        `{
    admin off
    auto_https off
    log {
        level ERROR
    }
}

${caddySite({ address: `http://127.0.0.1:${port}, http://localhost:${port}`, root: dist })}`,
      ),
    ],
  },
];

export interface Running {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts a server over a folder; resolves when it accepts connections. */
export async function start(server: HostServer, dist: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  const port = await freePort();
  const [program, ...words] = server.command(dist, port, folder);
  const child = spawn(program, words, {
    cwd: resolve(dist, ".."),
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
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
    port,
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

/** Whether the machine has the server. */
export const isInstalled = ({ program }: HostServer): boolean => program === undefined || existsSync(program);

function write(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
