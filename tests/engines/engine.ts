export type Key = "Enter" | "Escape" | "ArrowDown";

/** One browser, driven through its own protocol. All places are CSS pixels of the visible page. */
export interface Engine {
  /** Opens an address in a window of about that width and waits until it has loaded. */
  open(address: string, width: number): Promise<void>;
  /** Value of a JavaScript expression in the page; what JSON cannot hold is lost. */
  run<Value>(expression: string): Promise<Value>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** What the visitor sees, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export const HEIGHT = 900;

/** Input actions in the form that WebDriver and WebDriver BiDi share. */
export function moveActions(x: number, y: number, pressed = false) {
  const press = [
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  const move = { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
  return [
    {
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: [move, ...(pressed ? press : [])],
    },
  ];
}

/** Code points of keys (WebDriver, "keyboard actions"). */
const KEYS: Record<Key, string> = { Enter: "\uE007", Escape: "\uE00C", ArrowDown: "\uE015" };

/** As moveActions, for one key. */
export function keyActions(key: Key) {
  const value = KEYS[key];
  return [
    {
      type: "key",
      id: "keyboard",
      actions: [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ],
    },
  ];
}
