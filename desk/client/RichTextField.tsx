import { autoJoin, baseKeymap, chainCommands, setBlockType, toggleMark } from "prosemirror-commands";
import { inputRules, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { NodeType, Schema } from "prosemirror-model";
import { liftListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { QuotedValue } from "../server/quoted-values.ts";
import type { Option } from "../shared/form-fields.ts";
import {
  parseRich,
  type RichKind,
  richSchema,
  TOKEN_ATTRIBUTE,
  writeRich,
} from "../shared/rich-text-document.ts";
import { LinkDialog, markAround } from "./LinkDialog.tsx";
import { Button, type ControlProps } from "./parts.tsx";
import { cleanHtml, inOneParagraph, sliceOfText } from "./paste.ts";
import { ValueDialog } from "./ValueDialog.tsx";

type RichTextProps = ControlProps & { kind: RichKind; pages: Option[]; quoted: QuotedValue[] };

/**
 * Metadata key of a transaction that shows a text from outside the editor (an undo or a normalised text).
 * Such a transaction is not sent to the form.
 */
const GIVEN = "given";

/**
 * A field for a text with bold, links and tokens; a legal document can also have headings and lists. The form
 * stores the text of the file and the undo history; the editor shows a ProseMirror document that is made from
 * the text.
 */
export function RichText({ kind, pages, quoted, value, onChange, ...rest }: RichTextProps) {
  const text = String(value);
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  /**
   * The text that the editor shows. If `value` differs from it, the change comes from outside, for example
   * from an undo.
   */
  const shown = useRef(text);
  const [state, setState] = useState(() => EditorState.create({ doc: parseRich(text, kind) }));
  const [asked, setAsked] = useState<"link" | "value">();
  const canLink = kind !== "plain" && mayBeMarked(state);

  const begin = useEffectEvent(() => {
    const schema = richSchema(kind);
    const view = new EditorView(
      { mount: place.current as HTMLDivElement },
      {
        state: EditorState.create({
          doc: state.doc,
          plugins: [
            keymap({
              "Mod-k": () => {
                if (kind !== "plain") setAsked("link");
                return true;
              },
              ...keysOf(schema),
            }),
            keymap(baseKeymap),
            ...(schema.nodes.bullet_list && schema.nodes.ordered_list
              ? [
                  inputRules({
                    rules: [
                      wrappingInputRule(/^\s*[-•*]\s$/, schema.nodes.bullet_list),
                      wrappingInputRule(/^1\.\s$/, schema.nodes.ordered_list),
                    ],
                  }),
                ]
              : []),
          ],
        }),
        attributes: { role: "textbox", "aria-multiline": "true", tabindex: "0" },
        handleClickOn(view, _, node, start) {
          if (node.type.name !== "value") return false;
          const { doc, tr } = view.state;
          view.dispatch(tr.setSelection(TextSelection.create(doc, start + node.nodeSize)));
          return true;
        },
        transformPastedHTML: cleanHtml,
        clipboardTextParser: (text) => sliceOfText(text, kind),
        transformPasted: (slice) => (kind === "document" ? slice : inOneParagraph(slice)),
        clipboardTextSerializer: ({ content }) =>
          content.textBetween(0, content.size, "\n\n", ({ attrs }) => valueText(attrs.name)),
        dispatchTransaction(transaction) {
          const next = view.state.apply(transaction);
          view.updateState(next);
          setState(next);
          if (transaction.docChanged && !transaction.getMeta(GIVEN)) send();
        },
        handleDOMEvents: {
          // Blocks the undo of the browser's context menu, which has a history of its own, separate from the
          // form's.
          beforeinput: (_, event) => {
            if (/^history/.test(event.inputType)) event.preventDefault();
            return false;
          },
        },
      },
    );
    return view;
  });

  const send = useEffectEvent(() => {
    const written = editor.current ? writeRich(text, editor.current.state.doc, kind) : text;
    if (written === shown.current) return;
    shown.current = written;
    // The form must render before the next keystroke. A later render would replace that keystroke by this
    // older text.
    flushSync(() => onChange(written));
  });

  const valueText = useEffectEvent((name: string) => quoted.find((one) => one.name === name)?.shown ?? name);

  useEffect(() => {
    const view = begin();
    editor.current = view;
    return () => view.destroy();
  }, []);

  useEffect(() => {
    // New node views make ProseMirror create the elements of tokens again, so that they show the changed
    // values.
    editor.current?.setProps({
      nodeViews: { value: ({ attrs }) => ({ dom: valueElement(attrs.name, quoted) }) },
    });
  }, [quoted]);

  useLayoutEffect(() => {
    if (editor.current && text !== shown.current) showText(editor.current, text, kind);
    shown.current = text;
  }, [text, kind]);

  function run(command: Command) {
    const view = editor.current;
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  }

  function close() {
    // The dialog must be closed first: while it is open, nothing behind it can get the focus.
    flushSync(() => setAsked(undefined));
    editor.current?.focus();
  }

  return (
    <div className="rich">
      <div {...rest} ref={place} className={`form-control rich-text rich-${kind}`} />
      <div
        role="toolbar"
        aria-label="Aspectul textului"
        aria-controls={rest.id}
        className="d-flex flex-wrap gap-1 mt-1"
      >
        {toolsOf(state, kind).map(({ name, isOn, command }) => (
          <Tool key={name} isOn={isOn} disabled={!command(state)} onClick={() => run(command)}>
            {name}
          </Tool>
        ))}
        {kind !== "plain" && (
          <Tool
            isOn={markAround(state, "link") !== undefined}
            disabled={!canLink}
            onClick={() => setAsked("link")}
          >
            Legătură…
          </Tool>
        )}
        <Tool onClick={() => setAsked("value")}>Valoare…</Tool>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: undo in a dialog must not undo in the form */}
      <div onKeyDown={(event) => event.stopPropagation()}>
        {asked === "link" && canLink && (
          <LinkDialog state={state} pages={pages} quoted={quoted} onDone={run} onClose={close} />
        )}
        {asked === "value" && <ValueDialog quoted={quoted} onDone={run} onClose={close} />}
      </div>
    </div>
  );
}

interface ToolProps {
  /** Whether the tool is switched on; undefined for a button that only performs an action. */
  isOn?: boolean | undefined;
  disabled?: boolean;
  onClick: () => void;
  children: string;
}

/** A button of the toolbar. A press does not take the focus, so that the selection in the text stays. */
function Tool({ isOn, ...rest }: ToolProps) {
  return (
    <Button
      className={`btn-sm ${isOn ? "active" : ""}`}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    />
  );
}

/** Whether bold and links are allowed at the cursor; headings do not allow them. */
const mayBeMarked = ({ schema, selection }: EditorState) =>
  schema.marks.strong !== undefined && selection.$from.parent.type.allowsMarkType(schema.marks.strong);

/** The buttons that switch formatting on and off, with their commands. */
function toolsOf(state: EditorState, kind: RichKind) {
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

/** Whether the cursor is in a list of a type. */
function isIn({ selection: { $from } }: EditorState, type: NodeType) {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (
      "list_item" in type.schema.nodes &&
      [type.schema.nodes.bullet_list, type.schema.nodes.ordered_list].includes(node.type)
    )
      return node.type === type;
  }
  return false;
}

/** Returns a command that makes a list of paragraphs and joins it with an adjacent list of the same type. */
const listOf = (type: NodeType) => autoJoin(wrapInList(type), [type.name]);

/** Returns the keyboard shortcuts of the editor. */
function keysOf({ nodes, marks }: Schema): Record<string, Command> {
  const nothing: Command = () => true;
  const all: Command = ({ doc, tr }, dispatch) => {
    dispatch?.(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))));
    return true;
  };
  const keys: Record<string, Command> = {
    "Mod-a": all,
    "Mod-i": nothing,
    "Mod-u": nothing,
    "Shift-Enter": nothing,
  };
  if (marks.strong) keys["Mod-b"] = chainCommands(toggleMark(marks.strong), nothing);
  else keys["Mod-b"] = nothing;
  // Enter does nothing in a field with a single paragraph.
  if (!nodes.list_item) return { ...keys, Enter: nothing };
  return { ...keys, Enter: splitListItem(nodes.list_item) };
}

/**
 * Replaces only the part of the editor's text that differs, so that a cursor outside of it stays where it is.
 */
function showText(view: EditorView, text: string, kind: RichKind) {
  const { state } = view;
  const wanted = parseRich(text, kind);
  const start = state.doc.content.findDiffStart(wanted.content);
  const end = state.doc.content.findDiffEnd(wanted.content);
  if (start === null || !end) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = wanted.slice(start, end.b + overlap);
  view.dispatch(state.tr.replace(start, end.a + overlap, slice).setMeta(GIVEN, true));
}

/** Creates the element of a token, with the text that the site shows for it. */
function valueElement(name: string, quoted: QuotedValue[]) {
  const found = quoted.find((one) => one.name === name);
  const element = document.createElement("span");
  element.setAttribute(TOKEN_ATTRIBUTE, name);
  element.className = "quoted";
  element.textContent = found?.shown ?? name;
  element.title = found?.label ?? "Valoare necunoscută";
  return element;
}
