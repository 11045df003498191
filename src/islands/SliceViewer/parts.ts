/** The parts of the light-box in the page, which `SliceBox` draws. */
export interface Parts {
  readonly box: HTMLElement;
  readonly film: HTMLElement;
  readonly stack: HTMLElement;
  /** The plane of the stack that is shown. */
  readonly current: SVGElement;
  readonly number: HTMLElement;
  /** Around word and note. */
  readonly words: HTMLElement;
  readonly word: HTMLElement;
  readonly note: HTMLElement;
  readonly steps: readonly HTMLButtonElement[];
}

/** @returns undefined when the page has no such box, or another build's */
export function findParts(): Parts | undefined {
  const box = document.querySelector<HTMLElement>("[data-slices]");
  const part = <T extends Element = HTMLElement>(name: string) =>
    box?.querySelector<T>(`[data-${name}]`) as T;
  const parts = {
    film: part("film"),
    stack: part("stack"),
    current: part<SVGElement>("current"),
    number: part("layer"),
    words: part("copper"),
    word: part("word"),
    note: part("note"),
  };
  if (!box || Object.values(parts).some((element) => !element)) return undefined;
  return { box, ...parts, steps: [...box.querySelectorAll<HTMLButtonElement>("button[data-step]")] };
}
