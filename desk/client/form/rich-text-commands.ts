import { setBlockType, toggleMark } from "prosemirror-commands";
import type { Mark } from "prosemirror-model";
import { splitListItem } from "prosemirror-schema-list";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import { RICH_SCHEMA } from "../../shared/rich-text-document.ts";

/** The commands of the rich text editor, for its toolbar and its keyboard shortcuts. */

const { marks, nodes } = RICH_SCHEMA;

/** Whether bold and links are allowed at the cursor; headings do not allow them. */
export const mayBeMarked = ({ selection }: EditorState) =>
  selection.$from.parent.type.allowsMarkType(marks.strong);

/** The buttons that switch formatting on and off, with their commands. */
export function toolsOf(state: EditorState) {
  const level = (level: number, name: string) => {
    const { parent } = state.selection.$from;
    const isOn = parent.type === nodes.heading && parent.attrs.level === level;
    return {
      name,
      isOn,
      command: isOn ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }),
    };
  };
  const headings = state.doc.type === nodes.markdown ? [level(2, "Titlu"), level(3, "Subtitlu")] : [];
  return [...headings, { name: "Îngroșat", isOn: isBold(state), command: toggleMark(marks.strong) }];
}

function isBold({ selection: { from, to, empty, $from }, storedMarks, doc }: EditorState) {
  if (empty) return marks.strong.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, marks.strong);
}

/** The keyboard shortcuts of the editor. A key for which there is no command does nothing. */
export const KEYS: Record<string, Command> = {
  "Mod-a": ({ doc, tr }, dispatch) => {
    dispatch?.(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))));
    return true;
  },
  "Mod-b": toggleMark(marks.strong),
  Enter: splitListItem(nodes.list_item),
};

/** The mark of a link, with the start and end position of its text. */
interface Marked {
  mark: Mark;
  from: number;
  to: number;
}

/** Returns the link at the cursor or at the start of the selection, with the range of its text. */
export function linkAround({ selection: { $from } }: EditorState): Marked | undefined {
  const { parent } = $from;
  const start = $from.start();
  let found: Marked | undefined;
  parent.forEach((node, offset) => {
    const mark = marks.link.isInSet(node.marks);
    const [from, to] = [start + offset, start + offset + node.nodeSize];
    if (!mark) return;
    if (found?.to === from && found.mark.eq(mark)) found.to = to;
    else if (!found || found.to < $from.pos) found = { mark, from, to };
  });
  return found && found.from <= $from.pos && $from.pos <= found.to ? found : undefined;
}

/**
 * Returns a command that makes the selected text a link, or changes the link at the cursor. Without a selection it
 * inserts a linked text.
 * @param href undefined to remove the link
 * @param label the text to insert
 */
export const linking =
  (href: string | undefined, label: string): Command =>
  (state, dispatch) => {
    const { tr, selection } = state;
    const { from, to } = linkAround(state) ?? selection;
    const link = marks.link.create({ href });
    if (!href) tr.removeMark(from, to, marks.link);
    else if (from === to) tr.insert(from, RICH_SCHEMA.text(label, [link]));
    else tr.addMark(from, to, link);
    dispatch?.(tr);
    return true;
  };

/** Returns a command that inserts a token at the cursor, or replaces the selection by it. */
export const quoting =
  (name: string): Command =>
  (state, dispatch) => {
    const { $from, to } = state.selection;
    const { tr } = state;
    tr.replaceSelectionWith(nodes.value.create({ name }, null, $from.marks()), false);
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(to)))));
    return true;
  };
