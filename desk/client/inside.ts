/**
 * The desk's part of a page in the preview, which has an origin of its own: it does what the desk's page says, and
 * tells it what somebody points at.
 */

/** What the page says: that it listens, or the texts around a click, the nearest first. */
export type Told = "ready" | string[];

/** Most texts around a click. */
const AROUND = 4;

const desk = new URL(import.meta.url).searchParams.get("desk") ?? "";
const tell = (told: Told) => parent.postMessage(told, desk);

/** The page as the server gave it: the scripts that come after this one change what is shown. */
let given = Promise.resolve(document.cloneNode(true) as Document);

// The desk says nothing but that the page is another one.
addEventListener("message", async ({ origin }) => {
  if (origin !== desk) return;
  const last = given;
  given = read();
  const [before, after] = await Promise.all([last, given]);
  const changed: Element[] = [];
  if (!follow(document.body, before.body, after.body, changed)) location.reload();
  const seen = changed.find((element) => element.getClientRects().length > 0);
  seen?.scrollIntoView({ block: "center" });
  seen?.animate([{ outline: "3px solid #a74519" }, { outline: "3px solid transparent" }], 2500);
});

addEventListener(
  "click",
  (event) => {
    const target = event.target as Element;
    const texts: string[] = [];
    for (let at: Element | null = textAt(event) ?? target; at && texts.length < AROUND; at = at.parentElement)
      if (at.textContent?.trim()) texts.push(at.textContent);
    // What opens and closes does so; links stay, as the page is chosen above.
    if (target.closest("a")) event.preventDefault();
    tell(texts);
  },
  true,
);

tell("ready");

/** What has a text of its own where somebody points: a link may lie over a whole row. */
const textAt = ({ clientX: x, clientY: y }: MouseEvent) =>
  document.elementsFromPoint(x, y).find((element) =>
    [...element.childNodes].some((node) => {
      const range = document.createRange();
      range.selectNode(node);
      const boxes = node instanceof Text ? [...range.getClientRects()] : [];
      return boxes.some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
    }),
  );

async function read() {
  const answer = await fetch(location.href, { headers: { accept: "text/html" } });
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/**
 * Lays what the page says now over what it said; all else stays as scripts and readers left it.
 * @param changed gets the elements in which something is another
 * @returns whether it could
 */
function follow(shown: Node, before: Node, after: Node, changed: Element[]): boolean {
  if (before.isEqualNode(after)) return true;
  const isSame = before.cloneNode().isEqualNode(after.cloneNode());
  const [kinds, ...others] = [before, after, shown].map(kindsIn);
  if (isSame && kinds && others.every((other) => other === kinds))
    return [...shown.childNodes].every((node, index) =>
      follow(node, before.childNodes[index] as Node, after.childNodes[index] as Node, changed),
    );
  if (shown === document.body) return false;
  const now = document.importNode(after, true);
  (shown as ChildNode).replaceWith(now);
  changed.push(now instanceof Element ? now : (now.parentElement as Element));
  return true;
}

/** The kinds of a node's children, in order; empty where it has none. */
const kindsIn = (node: Node) => [...node.childNodes].map(({ nodeName }) => nodeName).join();
