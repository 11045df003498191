import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PROGRAMS } from "../../tools/testing/programs.ts";
import { type Engine, HEIGHT, inputBy } from "./engine.ts";

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
  const child = spawn(PROGRAMS.firefox.files[0], options, { stdio: ["ignore", "ignore", "pipe"] });
  const socket = await connect(child.stderr);
  const asked = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener("message", ({ data }) => {
    const { id, error, message, result } = JSON.parse(String(data));
    if (error) asked.get(id)?.reject(new Error(message));
    else asked.get(id)?.resolve(result);
    asked.delete(id);
  });
  socket.addEventListener("close", () => {
    for (const { reject } of asked.values()) reject(new Error("Firefox has ended."));
  });

  let lastId = 0;
  function command<Result>(method: string, params: object): Promise<Result> {
    const answer = Promise.withResolvers<unknown>();
    asked.set(++lastId, answer);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return answer.promise as Promise<Result>;
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
      const { result, exceptionDetails } = await command<Evaluated>("script.evaluate", {
        expression: `JSON.stringify({ value: ${expression} })`,
        target: { context },
        awaitPromise: false,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value).value;
    },
    ...inputBy((actions) => command("input.performActions", { context, actions })),
    async screenshot() {
      const { data } = await command<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    async close() {
      socket.close();
      if (child.kill()) await once(child, "exit");
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Evaluated {
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
