import { autoJoin, chainCommands, setBlockType, toggleMark } from "prosemirror-commands";
import type { NodeType, Schema } from "prosemirror-model";
import { liftListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import type { RichKind } from "../shared/rich-text-document.ts";

/** The commands of the rich text editor, for its toolbar and its keyboard shortcuts. */

/** Whether bold and links are allowed at the cursor; headings do not allow them. */
export const mayBeMarked = ({ schema, selection }: EditorState) =>
  schema.marks.strong !== undefined && selection.$from.parent.type.allowsMarkType(schema.marks.strong);

/** The buttons that switch formatting on and off, with their commands. */
export function toolsOf(state: EditorState, kind: RichKind) {
  const { marks, nodes } = state.schema;
  if (!marks.strong) return [];
  const bold = { name: "Îngroșat", isOn: isBold(state), command: toggleMark(marks.strong) };
  const { heading, paragraph, bullet_list, ordered_list } = nodes;
  if (kind !== "document" || !heading || !paragraph || !bullet_list || !ordered_list) return [bold];
  const level = (level: number, name: string) => {
    const { parent } = state.selection.$from;
    const isOn = parent.type === heading && parent.attrs.level === level;
    return { name, isOn, command: isOn ? setBlockType(paragraph) : setBlockType(heading, { level }) };
  };
  const list = (type: NodeType, name: string) => {
    const isOn = isIn(state, type);
    return { name, isOn, command: isOn ? liftListItem(nodes.list_item as NodeType) : listOf(type) };
  };
  return [
    level(2, "Titlu"),
    level(3, "Subtitlu"),
    bold,
    list(bullet_list, "Listă"),
    list(ordered_list, "Listă numerotată"),
  ];
}

function isBold({ schema, selection, storedMarks, doc }: EditorState) {
  const { strong } = schema.marks;
  if (!strong) return false;
  const { from, to, empty, $from } = selection;
  if (empty) return strong.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, strong);
}

/** Whether the innermost list around the cursor is of this type (bulleted or numbered). */
const isIn = ({ selection: { $from } }: EditorState, type: NodeType) =>
  Array.from({ length: $from.depth }, (_, index) => $from.node(index + 1).type).findLast(({ name }) =>
    name.endsWith("_list"),
  ) === type;

/** Returns a command that turns paragraphs into a list and joins it to an adjacent list of the same type. */
const listOf = (type: NodeType) => autoJoin(wrapInList(type), [type.name]);

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
