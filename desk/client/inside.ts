/**
 * The desk's part of a page in the preview, which has an origin of its own: it does what the desk's page says.
 */

/** What the desk says: texts of which the first that is found is shown, or that the page is to be read again. */
export type Said = { readonly show: readonly string[] } | { readonly reload: true };

const desk = new URL(import.meta.url).searchParams.get("desk");

addEventListener("message", ({ origin, data }: MessageEvent<Said>) => {
  if (origin !== desk) return;
  if ("reload" in data) return location.reload();
  const element = data.show.map(find).find(Boolean);
  element?.scrollIntoView({ block: "center" });
  element?.animate([{ outline: "3px solid #a74519" }, { outline: "3px solid transparent" }], 2500);
});

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
