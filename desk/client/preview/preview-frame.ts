/**
 * The desk's script in every page of the preview. It updates the page when the desk sends a message, and
 * tells the desk which text was clicked. It uses messages, because the preview and the desk have different origins.
 */

/**
 * A message to the desk: "ready", or, after a click, the text of the clicked element and the texts of the
 * elements around it, from the inside out.
 */
export type FrameMessage = "ready" | string[];

/** Maximum number of texts that are sent to the desk after a click. */
const MAX_TEXTS = 4;

const desk = new URL(import.meta.url).searchParams.get("desk") ?? "";
const send = (told: FrameMessage) => parent.postMessage(told, desk);

/** A copy of the document as the server last sent it. Scripts of the page change only the shown document. */
let served = Promise.resolve(document.cloneNode(true) as Document);

// The desk sends only one message, "changed", after a draft has changed the content.
addEventListener("message", async ({ origin }) => {
  if (origin !== desk) return;
  const last = served;
  served = read();
  const [before, after] = await Promise.all([last, served]);
  const changed: Element[] = [];
  if (!patch(document.body, before.body, after.body, changed)) location.reload();
  const [seen] = changed.flatMap((element) => boxIn(element) ?? []);
  seen?.scrollIntoView({ block: "center" });
  seen?.animate([{ outline: "3px solid #a74519" }, { outline: "3px solid transparent" }], 2500);
});

addEventListener(
  "click",
  (event) => {
    const target = event.target as Element;
    const texts: string[] = [];
    for (
      let at: Element | null = textAt(event) ?? target;
      at && texts.length < MAX_TEXTS;
      at = at.parentElement
    )
      if (at.textContent?.trim()) texts.push(at.textContent);
    // In another tab the page works as on the site.
    if (parent === window) return;
    // A click still opens a `<details>` element, but does not follow a link: the user changes the page with
    // the select above the frame.
    if (target.closest("a")) event.preventDefault();
    send(texts);
  },
  true,
);

send("ready");

/**
 * Returns the topmost element that has text at the clicked position. The event's target may be another one: a
 * link that covers a whole card is the target of every click on the card.
 */
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
 * Applies the differences between two versions of the served HTML to the shown page; all other elements keep
 * their state.
 * @param changed receives the changed elements
 * @returns false if the page has to be reloaded
 */
function patch(shown: Node, before: Node, after: Node, changed: Element[]): boolean {
  if (before.isEqualNode(after)) return true;
  const isSame = before.cloneNode().isEqualNode(after.cloneNode());
  const [kinds, ...others] = [before, after, shown].map(kindsIn);
  if (isSame && kinds && others.every((other) => other === kinds))
    return [...shown.childNodes].every((node, index) =>
      patch(node, before.childNodes[index] as Node, after.childNodes[index] as Node, changed),
    );
  if (shown === document.body) return false;
  const now = document.importNode(after, true);
  (shown as ChildNode).replaceWith(now);
  changed.push(now instanceof Element ? now : (now.parentElement as Element));
  return true;
}

/**
 * Returns the element itself if it has a box, otherwise the first element inside it that has one. An island's
 * wrapper (`display: contents`) and a hidden element have no box.
 */
const boxIn = (element: Element) =>
  [element, ...element.querySelectorAll("*")].find((one) => one.getClientRects().length > 0);

/** Returns the node names of a node's children, in order; empty if it has no children. */
const kindsIn = (node: Node) => [...node.childNodes].map(({ nodeName }) => nodeName).join();
