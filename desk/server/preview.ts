import { type ChildProcess, spawn } from "node:child_process";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../scripts/testing/free-port.ts";

const HOST = "127.0.0.1";

/** Time between two tries to reach a server that starts, in milliseconds, and their number. */
const PACE = 300;
const PATIENCE = 300;

/** Ends a process when the one that started it is gone, however it ended: its input is closed then. */
const END_WITH_DESK = [
  "--import",
  "data:text/javascript,process.stdin.resume().on('end',()=>process.exit())",
];

/** Shown in the preview while the pages cannot be had. */
const WAIT = `<!doctype html><html lang="ro"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>Pagina se pregătește</title><body style="font:20px sans-serif;padding:2em;color:#294749"><h1 style="font-size:1.2em">Pagina se pregătește…</h1><p>Dacă durează mai mult de un minut, vedeți lista de corectat a foii.</p></body></html>`;

/**
 * The site as it will be, from Astro's development server in a process of its own: content that somebody broke stops
 * that process, not the desk. It is started again with the next request.
 */
export class Preview {
  readonly #root: string;
  #child: ChildProcess | undefined;
  #port: Promise<number> | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** Resolves to the port; the server may still be on its way. */
  start(): Promise<number> {
    this.#port ??= freePort().then((port) => {
      // Astro keeps a list of its servers, one a project; this one is nobody else's.
      const words = ["dev", "--ignore-lock", "--host", HOST, "--port", String(port)];
      const child = spawn(
        process.execPath,
        [...END_WITH_DESK, "node_modules/astro/bin/astro.mjs", ...words],
        {
          cwd: this.#root,
          env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
          stdio: ["pipe", "ignore", "inherit"],
        },
      );
      child.on("exit", () => {
        if (this.#child === child) this.#port = undefined;
      });
      this.#child = child;
      return port;
    });
    return this.#port;
  }

  /** The next request starts it again. */
  stop(): void {
    this.#child?.kill();
    this.#port = undefined;
  }

  /** Hands a request for a page on. */
  async handOn(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const port = await this.start();
    const headers = { ...incoming.headers, host: `${HOST}:${port}` };
    delete headers.cookie;
    const { method, url: path } = incoming;
    const outgoing = request({ host: HOST, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on("error", () => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      response.writeHead(503, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
      response.end(WAIT);
    });
    incoming.pipe(outgoing);
  }

  /** HTML of a page, awaited while the server starts; undefined when it cannot be had. */
  async html(path: string): Promise<string | undefined> {
    const port = await this.start();
    for (let patience = PATIENCE; patience > 0 && this.#port; patience--) {
      try {
        const answer = await fetch(`http://${HOST}:${port}${path}`);
        return answer.ok ? await answer.text() : undefined;
      } catch {
        await setTimeout(PACE);
      }
    }
    return undefined;
  }
}
