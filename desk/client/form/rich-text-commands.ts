import { chainCommands, setBlockType, toggleMark } from "prosemirror-commands";
import type { Mark, Schema } from "prosemirror-model";
import { splitListItem } from "prosemirror-schema-list";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import type { RichKind } from "../../shared/rich-text-document.ts";

/** The commands of the rich text editor, for its toolbar and its keyboard shortcuts. */

/** Whether bold and links are allowed at the cursor; headings do not allow them. */
export const mayBeMarked = ({ schema, selection }: EditorState) =>
  schema.marks.strong !== undefined && selection.$from.parent.type.allowsMarkType(schema.marks.strong);

/** The buttons that switch formatting on and off, with their commands. */
export function toolsOf(state: EditorState, kind: RichKind) {
  const { marks, nodes } = state.schema;
  const { heading, paragraph } = nodes;
  if (!marks.strong) return [];
  const bold = { name: "Îngroșat", isOn: isBold(state), command: toggleMark(marks.strong) };
  if (kind !== "document" || !heading || !paragraph) return [bold];
  const level = (level: number, name: string) => {
    const { parent } = state.selection.$from;
    const isOn = parent.type === heading && parent.attrs.level === level;
    return { name, isOn, command: isOn ? setBlockType(paragraph) : setBlockType(heading, { level }) };
  };
  return [level(2, "Titlu"), level(3, "Subtitlu"), bold];
}

function isBold({ schema, selection, storedMarks, doc }: EditorState) {
  const { strong } = schema.marks;
  if (!strong) return false;
  const { from, to, empty, $from } = selection;
  if (empty) return strong.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, strong);
}

/** Returns the keyboard shortcuts of the editor. */
export function keysOf({ nodes, marks }: Schema): Record<string, Command> {
  const nothing: Command = () => true;
  const all: Command = ({ doc, tr }, dispatch) => {
    dispatch?.(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))));
    return true;
  };
  const { strong } = marks;
  return {
    "Mod-a": all,
    "Mod-b": strong ? chainCommands(toggleMark(strong), nothing) : nothing,
    "Mod-i": nothing,
    "Mod-u": nothing,
    "Shift-Enter": nothing,
    // Enter does nothing in a field with a single paragraph.
    Enter: nodes.list_item ? splitListItem(nodes.list_item) : nothing,
  };
}

/** The mark of a link, with the start and end position of its text. */
interface Marked {
  mark: Mark;
  from: number;
  to: number;
}

/** Returns the link at the cursor or at the start of the selection, with the range of its text. */
export function linkAround({ schema, selection: { $from } }: EditorState): Marked | undefined {
  const type = schema.marks.link;
  const { parent } = $from;
  const start = $from.start();
  let found: Marked | undefined;
  parent.forEach((node, offset) => {
    const mark = type?.isInSet(node.marks);
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
    const { schema, tr, selection } = state;
    const { from, to } = linkAround(state) ?? selection;
    const type = schema.marks.link;
    if (!type) return false;
    const link = href ? [type.create({ href })] : [];
    if (from === to && link.length > 0) tr.insert(from, schema.text(label, link));
    else {
      tr.removeMark(from, to, type);
      for (const mark of link) tr.addMark(from, to, mark);
    }
    dispatch?.(tr);
    return true;
  };

/** Returns a command that inserts a token at the cursor, or replaces the selection by it. */
export const quoting =
  (name: string): Command =>
  (state, dispatch) => {
    const { $from, to } = state.selection;
    const node = state.schema.nodes.value?.create({ name }, null, $from.marks());
    if (!node) return false;
    const { tr } = state;
    tr.replaceSelectionWith(node, false);
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(to)))));
    return true;
  };
