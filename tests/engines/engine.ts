import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, oldChromium } from "../../tools/testing/chromium.ts";

type Key = "Enter" | "Escape" | "ArrowDown";

/** One browser, driven through its own protocol. All places are CSS pixels of the visible page. */
export interface Engine extends Input {
  /** Opens an address in a window of about that width and waits until it has loaded. */
  open(address: string, width: number): Promise<void>;
  /** Value of a JavaScript expression in the page; what JSON cannot hold is lost. */
  run<Value>(expression: string): Promise<Value>;
  /** What the visitor sees, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

interface Input {
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
}

export const HEIGHT = 900;

/** Code points of keys (WebDriver, "keyboard actions"). */
const KEYS: Record<Key, string> = { Enter: "\uE007", Escape: "\uE00C", ArrowDown: "\uE015" };

/** Input over the actions that WebDriver and WebDriver BiDi share. */
export function inputBy(perform: (actions: object[]) => Promise<void>): Input {
  const point = (x: number, y: number, ...then: object[]) => {
    const move = { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
    const parameters = { pointerType: "mouse" };
    return perform([{ type: "pointer", id: "mouse", parameters, actions: [move, ...then] }]);
  };
  return {
    move: (x, y) => point(x, y),
    click: (x, y) => point(x, y, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
    press(key) {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] }));
      return perform([{ type: "key", id: "keyboard", actions }]);
    },
  };
}

/** A Chromium of 2023, without popovers and anchor positioning. */
export async function startOldChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: oldChromium(),
    // Its headless mode has no "new" yet.
    ignoreDefaultArgs: ["--headless"],
    args: ["--headless", ...CHROMIUM_FLAGS],
  });
  const page = await browser.newPage({ reducedMotion: "no-preference" });
  return {
    async open(address, width) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(address);
    },
    run: (expression) => page.evaluate(expression),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
