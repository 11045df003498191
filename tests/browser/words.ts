/**
 * Runs in the page: words that run together where the layout is missing, as pairs of neighbours, or where the page is
 * copied. Two texts may touch only if they are painted touching („RMN-ul” in two elements), or if one ends and the
 * other begins a block of HTML itself.
 */
export function joinedWords(): string[] {
  const BLOCKS =
    "address,article,aside,blockquote,body,br,caption,dd,details,dialog,div,dl,dt,figcaption,figure,footer,h1,h2,h3,h4," +
    "header,hr,li,main,nav,ol,p,section,summary,table,tbody,td,th,thead,tr,ul";
  const joined: string[] = [];
  const words = new Set<string>();
  let word = "";
  let before: { text: string; box: DOMRect | undefined } | undefined;

  const finish = () => {
    for (const part of word.toLowerCase().split(/\s+/)) words.add(part);
    word = "";
  };

  function visit(node: Node): void {
    if (node instanceof Text) read(node);
    if (!(node instanceof Element) || node.matches("script, style, template")) return;
    const isBlock = node.matches(BLOCKS);
    if (isBlock) before = undefined;
    for (const child of node.childNodes) visit(child);
    if (isBlock) before = undefined;
  }

  function read(node: Text): void {
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    const [first] = boxes;
    const gap = before?.box && first ? Math.abs(first.left - before.box.right) : Number.POSITIVE_INFINITY;
    const sameLine = before?.box && first && first.top < before.box.bottom && before.box.top < first.bottom;
    const touches = sameLine && gap < 2;
    const isApart = !before || /\s$/.test(before.text) || /^\s/.test(node.data);
    if (
      !isApart &&
      !touches &&
      /[\p{L}\p{N}.!?]$/u.test(before?.text ?? "") &&
      /^[\p{L}\p{N}]/u.test(node.data)
    )
      joined.push(`${before?.text.slice(-20)}|${node.data.slice(0, 20)}`);
    // Punctuation after a marked word stands a little off, and belongs to it all the same.
    if (isApart || (!touches && /^[\p{L}\p{N}]/u.test(node.data))) finish();
    word += node.data;
    before = { text: node.data, box: boxes.at(-1) };
  }

  visit(document.body);
  finish();
  getSelection()?.selectAllChildren(document.body);
  const copied = getSelection()?.toString().toLowerCase().split(/\s+/) ?? [];
  return [...joined, ...new Set(copied.filter((part) => /[\p{L}\p{N}]/u.test(part) && !words.has(part)))];
}
