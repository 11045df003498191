import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { Builder, Capabilities, Key } from "selenium-webdriver";
import { vi } from "vitest";
import { freePort } from "#tools/testing/free-port.ts";
import { pathOf } from "#tools/testing/programs.ts";
import { type Engine, HEIGHT } from "./engine.ts";

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE };

/**
 * Starts Debian's WebKitGTK, which is similar to Safari, on a virtual display. The windows of this browser
 * are at least 447 px wide.
 */
export async function startWebKit(): Promise<Engine> {
  const display = spawn("/usr/bin/Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const { value: number } = await (display.stdio[3] as NodeJS.ReadableStream)[Symbol.asyncIterator]().next();
  const server = `http://127.0.0.1:${await freePort()}`;
  const service = spawn(pathOf("webkit"), [`--port=${new URL(server).port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    stdio: "ignore",
  });
  await vi.waitUntil(() => fetch(`${server}/status`).catch(() => false), { timeout: 60_000 });
  const options = { binary: miniBrowser(), args: ["--automation"] };
  const capabilities = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  const run = <Value>(expression: string): Promise<Value> =>
    driver.executeScript<Value>(`return ${expression};`);
  const mouse = (x: number, y: number) => {
    const at = { x: Math.round(x), y: Math.round(y), duration: 0 };
    return driver.actions().move(at);
  };

  return {
    async open(url, width) {
      await driver.manage().window().setRect({ width, height: HEIGHT });
      await driver.get(url);
      // Waits, because the driver answers too early: the window may not have its new size yet, and the
      // browser may still be moving the page to another process, in which case `run` throws.
      const isThere = `document.readyState === "complete" && innerWidth === ${width}`;
      await vi.waitUntil(() => run<boolean>(isThere).catch(() => false), { timeout: 60_000 });
    },
    run,
    move: (x, y) => mouse(x, y).perform(),
    click: (x, y) => mouse(x, y).press().release().perform(),
    press: (key) => driver.actions().keyDown(KEYS[key]).keyUp(KEYS[key]).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    async close() {
      await driver.quit();
      service.kill();
      display.kill();
    },
  };
}

/** Finds the browser, whose folder depends on the processor and on the version of WebKitGTK. */
function miniBrowser(): string {
  const [path] = globSync("/usr/lib/*-linux-gnu/webkit2gtk-4*/MiniBrowser");
  if (!path) throw new Error("The package webkit2gtk-driver brought no MiniBrowser.");
  return path;
}
