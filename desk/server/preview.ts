import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

const HOST = "127.0.0.1";

/** Time between two looks for a server that starts, in milliseconds, and their number. */
const PACE = 300;
const PATIENCE = 300;

/** Longest wait for the server to notice that texts were written, in milliseconds. */
const NOTICE = 3000;

/** Shown in the preview while the pages cannot be had. */
const WAIT = `<!doctype html><html lang="ro"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>Pagina se pregătește</title><body><h1>Pagina se pregătește…</h1><p>Dacă durează mai mult de un minut, vedeți lista de corectat a foii.</p></body></html>`;

/** The site as it will be. Its server is started with the first request, and again with the next after it ended. */
export class Preview {
  readonly #root: string;
  readonly #secret = randomBytes(24).toString("base64url");
  #child: ChildProcess | undefined;
  #port: number | undefined;
  #isClosed = false;
  #noticed: Promise<unknown> = Promise.resolve();
  #seen = () => {};

  constructor(root: string) {
    this.#root = root;
  }

  start(): void {
    if (this.#child || this.#isClosed) return;
    const child = spawn(process.execPath, [join(this.#root, "desk/server/astro.ts")], {
      cwd: this.#root,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", DESK_SECRET: this.#secret },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const end = () => {
      if (this.#child === child) this.stop();
    };
    child.on("message", ({ port }: { port?: number }) => {
      if (this.#child !== child) return;
      if (port) this.#port = port;
      else this.#seen();
    });
    child.on("error", (error) => {
      console.error(`Previzualizarea nu pornește: ${error.message}`);
      end();
    });
    child.on("exit", end);
    this.#child = child;
  }

  /** The next request starts it again. */
  stop(): void {
    this.#child?.kill();
    this.#child = undefined;
    this.#port = undefined;
    this.#seen();
  }

  close(): void {
    this.#isClosed = true;
    this.stop();
  }

  /** Texts were written: pages wait until their server has noticed. */
  expectTexts(): void {
    if (this.#port)
      this.#noticed = Promise.race([new Promise<void>((seen) => (this.#seen = seen)), setTimeout(NOTICE)]);
  }

  /**
   * Hands a request for a page on.
   * @param policy headers of the answer that are the desk's
   * @param inside what is added to the end of a page
   */
  async handOn(
    { method, url: path, headers }: IncomingMessage,
    response: ServerResponse,
    policy: Readonly<Record<string, string>>,
    inside: string,
  ): Promise<void> {
    this.start();
    await this.#noticed;
    const wait = () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { ...policy, "content-type": "text/html; charset=utf-8" }).end(WAIT);
    };
    if (!this.#port) {
      wait();
      return;
    }
    const { cookie: _, "accept-encoding": __, ...own } = headers;
    const sent = { ...own, host: `${HOST}:${this.#port}`, "x-desk": this.#secret };
    request({ host: HOST, port: this.#port, method, path, headers: sent }, (answer) => {
      const isPage = answer.headers["content-type"]?.startsWith("text/html");
      const { "content-length": length, ...rest } = answer.headers;
      const given = { ...rest, ...(length && !isPage && { "content-length": length }), ...policy };
      response.writeHead(answer.statusCode ?? 502, given);
      answer.pipe(response, { end: false }).on("error", wait);
      answer.on("end", () => response.end(isPage && method === "GET" ? inside : undefined));
    })
      .on("error", wait)
      .end();
  }

  /** HTML of a page, awaited while the server starts; undefined when it cannot be had. */
  async html(path: string): Promise<string | undefined> {
    this.start();
    for (let patience = PATIENCE; patience > 0 && this.#child; patience--) {
      if (this.#port) {
        await this.#noticed;
        const headers = { "x-desk": this.#secret };
        const answer = await fetch(`http://${HOST}:${this.#port}${path}`, { headers }).catch(() => undefined);
        return answer?.ok ? answer.text() : undefined;
      }
      await setTimeout(PACE);
    }
    return undefined;
  }
}
