/**
 * The desk's part of a page in the preview, which has an origin of its own: it does what the desk's page says, and
 * tells it what somebody points at.
 */

/** What the desk says: texts of which the first that is found is shown, or that the page says something else now. */
export type Said = { readonly show: readonly string[] } | { readonly changed: true };

/** What the page says: the texts around a click, the nearest first. */
export interface Pointed {
  readonly texts: readonly string[];
}

/** Most texts around a click. */
const AROUND = 4;

const desk = new URL(import.meta.url).searchParams.get("desk") ?? "";

/** The page as the server gave it: scripts change what is shown. */
let given = read();

addEventListener("message", async ({ origin, data }: MessageEvent<Said>) => {
  if (origin !== desk) return;
  if ("changed" in data) {
    const last = given;
    given = read();
    const [before, after] = await Promise.all([last, given]);
    if (!follow(document.body, before.body, after.body)) location.reload();
    return;
  }
  const element = data.show.map(find).find(Boolean);
  element?.scrollIntoView({ block: "center" });
  element?.animate([{ outline: "3px solid #a74519" }, { outline: "3px solid transparent" }], 2500);
});

addEventListener(
  "click",
  (event) => {
    const texts: string[] = [];
    for (let at = event.target as Element | null; at && texts.length < AROUND; at = at.parentElement)
      if (at.textContent?.trim()) texts.push(at.textContent);
    // What opens and closes does so; links stay, as the page is chosen above.
    if ((event.target as Element).closest("a")) event.preventDefault();
    parent.postMessage({ texts } satisfies Pointed, desk);
  },
  true,
);

async function read(): Promise<Document> {
  const answer = await fetch(location.href, { headers: { accept: "text/html" } });
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/**
 * Lays what the page says now over what it said; all else stays as scripts and readers left it.
 * @returns whether it could
 */
function follow(shown: Node, before: Node, after: Node): boolean {
  if (before.isEqualNode(after)) return true;
  const isWhole = before.childNodes.length === 0 || !isAlike(before, after) || !isAlike(before, shown);
  if (!isWhole)
    return [...shown.childNodes].every((node, index) =>
      follow(node, before.childNodes[index] as Node, after.childNodes[index] as Node),
    );
  if (shown === document.body) return false;
  (shown as ChildNode).replaceWith(document.importNode(after, true));
  return true;
}

/** Whether two nodes have the same marks and the same kinds of children. */
function isAlike(one: Node, other: Node): boolean {
  const kinds = (node: Node) => [...node.childNodes].map(({ nodeName }) => nodeName).join();
  return one.cloneNode().isEqualNode(other.cloneNode()) && kinds(one) === kinds(other);
}

/** The first element that is seen and says a text. */
function find(text: string): Element | undefined {
  const walker = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const says = (node.nodeValue ?? "").replaceAll(/\s+/g, " ");
    if (says.includes(text) && node.parentElement?.getClientRects().length) return node.parentElement;
  }
  return undefined;
}
