import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { vi } from "vitest";
import { freePort } from "../../tools/testing/free-port.ts";
import { PROGRAMS } from "../../tools/testing/programs.ts";
import { type Engine, HEIGHT, inputBy } from "./engine.ts";

/** Debian's WebKitGTK, close to Safari, over WebDriver. Its windows need a display, and are 447 px wide or more. */
export async function startWebKit(): Promise<Engine> {
  const [webDriver, xvfb] = PROGRAMS.webkit.files;
  const display = spawn(xvfb, ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const { value: number } = await (display.stdio[3] as NodeJS.ReadableStream)[Symbol.asyncIterator]().next();
  const port = await freePort();
  const driver = spawn(webDriver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    stdio: "ignore",
  });

  async function command<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value & { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  }

  await vi.waitUntil(() => command("GET", "/status").catch(() => false), { timeout: 60_000 });
  const { sessionId } = await command<{ sessionId: string }>("POST", "/session", {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] } },
    },
  });
  const session = `/session/${sessionId}`;
  async function run<Value>(expression: string): Promise<Value> {
    const script = `return JSON.stringify({ value: ${expression} });`;
    return JSON.parse(await command<string>("POST", `${session}/execute/sync`, { script, args: [] })).value;
  }

  return {
    async open(url, width) {
      await command("POST", `${session}/window/rect`, { width, height: HEIGHT });
      await command("POST", `${session}/url`, { url });
      // The driver answers while the window still grows, and the page changes its process.
      const isThere = `document.readyState === "complete" && innerWidth === ${width}`;
      await vi.waitUntil(() => run<boolean>(isThere).catch(() => false), { timeout: 60_000 });
    },
    run,
    ...inputBy((actions) => command("POST", `${session}/actions`, { actions })),
    screenshot: async () => Buffer.from(await command<string>("GET", `${session}/screenshot`), "base64"),
    async close() {
      await command("DELETE", session);
      driver.kill();
      display.kill();
    },
  };
}

/** The browser lies in a folder with the machine's and the interface's name. */
function miniBrowser(): string {
  for (const machine of readdirSync("/usr/lib").filter((name) => name.endsWith("-linux-gnu"))) {
    const folder = readdirSync(`/usr/lib/${machine}`).find((name) => name.startsWith("webkit2gtk-4"));
    if (folder) return `/usr/lib/${machine}/${folder}/MiniBrowser`;
  }
  throw new Error("The package webkit2gtk-driver brought no MiniBrowser.");
}
