import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PROGRAMS, provide } from "../../tools/testing/programs.ts";
import { type Engine, HEIGHT, keyActions, moveActions } from "./engine.ts";

/** A headless Firefox has no mouse, no focus and no motion by itself. Fine pointer 2, hover 4 (nsXPLookAndFeel). */
const PREFERENCES = [
  '"ui.prefersReducedMotion", 0',
  '"ui.primaryPointerCapabilities", 6',
  '"ui.allPointerCapabilities", 6',
  '"focusmanager.testmode", true',
  '"dom.disable_window_flip", false',
];

/** Debian's Firefox ESR over WebDriver BiDi, which it speaks without a driver. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  writeFileSync(join(profile, "user.js"), PREFERENCES.map((line) => `user_pref(${line});\n`).join(""));
  const options = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
  await provide("firefox");
  const child = spawn(PROGRAMS.firefox.files[0], options, { stdio: ["ignore", "ignore", "pipe"] });
  const socket = await connect(child.stderr);
  const answers = new Map<number, (message: BidiMessage) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as BidiMessage;
    if (message.id !== undefined) answers.get(message.id)?.(message);
  });

  let lastId = 0;
  async function command<Result>(method: string, params: object): Promise<Result> {
    const id = ++lastId;
    const { promise, resolve } = Promise.withResolvers<BidiMessage>();
    answers.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const message = await promise;
    answers.delete(id);
    if (message.error) throw new Error(`${method}: ${message.message}`);
    return message.result as Result;
  }

  await command("session.new", { capabilities: {} });
  const { contexts } = await command<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const { context } = contexts[0] as { context: string };
  await command("browsingContext.activate", { context });

  return {
    async open(url, width) {
      await command("browsingContext.setViewport", { context, viewport: { width, height: HEIGHT } });
      await command("browsingContext.navigate", { context, url, wait: "complete" });
      // Keys do nothing in a window without focus.
      await command("script.evaluate", { expression: "focus()", target: { context }, awaitPromise: false });
    },
    async run(expression) {
      const { result, exceptionDetails } = await command<BidiValue>("script.evaluate", {
        expression: `JSON.stringify({ value: ${expression} })`,
        target: { context },
        awaitPromise: false,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value).value;
    },
    move: (x, y) => command("input.performActions", { context, actions: moveActions(x, y) }),
    click: (x, y) => command("input.performActions", { context, actions: moveActions(x, y, true) }),
    press: (key) => command("input.performActions", { context, actions: keyActions(key) }),
    async screenshot() {
      const { data } = await command<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    async close() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      socket.close();
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface BidiMessage {
  id?: number;
  error?: string;
  message?: string;
  result?: unknown;
}

interface BidiValue {
  result?: { value: string };
  exceptionDetails?: { text: string };
}

/** Firefox says where it listens in its first lines. */
async function connect(output: NodeJS.ReadableStream): Promise<WebSocket> {
  for await (const line of createInterface({ input: output })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (!address) continue;
    output.resume();
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve, { once: true });
      socket.addEventListener("error", reject, { once: true });
    });
    return socket;
  }
  throw new Error("Firefox ended before it listened.");
}
