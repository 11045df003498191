import { formatLei, formatPhone } from "../../src/lib/format.ts";

/** Shortest piece of a text that is looked for, in characters. */
const SHORTEST = 3;

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, " ").trim();

/** A value as a page may print it: without marks, up to the first fact between braces. */
function printed(value: string): string[] {
  if (/^\d+$/.test(value)) return [plain(formatLei(Number(value)))];
  if (/^0[\d ]{9,}$/.test(value)) return [plain(formatPhone(value)), value];
  const bare = value.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll("**", "");
  return bare.split(/\{\{[^}]*\}\}|\n/).map((part) => plain(part).slice(0, 40));
}

/** Scrolls a page in a frame to the first place where a value stands, and marks it for a moment. */
export function showText(frame: HTMLIFrameElement | null, value: string): void {
  const page = frame?.contentDocument;
  if (!page?.body) return;
  for (const part of printed(value).filter((text) => text.length >= SHORTEST)) {
    const element = find(page, part);
    if (!element) continue;
    element.scrollIntoView({ block: "center" });
    element.animate([{ outline: "3px solid #a74519" }, { outline: "3px solid transparent" }], 2500);
    return;
  }
}

function find(page: Document, text: string): Element | undefined {
  const walker = page.createTreeWalker(page.querySelector("main") ?? page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element && plain(node.nodeValue ?? "").includes(text) && element.getClientRects().length > 0)
      return element;
  }
  return undefined;
}
