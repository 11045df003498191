import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { QuotedValue } from "../../server/documents/quoted-values.ts";
import type { Option } from "../../shared/form-fields.ts";
import { parseRich, type RichKind, writeRich } from "../../shared/rich-text-document.ts";
import type { ControlProps } from "../parts.tsx";
import { linkMenuId, RichTextToolbar } from "./RichTextToolbar.tsx";
import { inOneParagraph, isGiven, pluginsOf, showText, valueElement } from "./rich-text-editor.ts";

type RichTextProps = ControlProps & { kind: RichKind; pages: Option[]; quoted: QuotedValue[] };

/**
 * A field for a text with bold, links and tokens; a legal document can also have headings and lists. The form
 * stores the text of the file and the undo history; the editor shows a ProseMirror document that is made from
 * the text.
 */
export function RichTextField({ kind, pages, quoted, value, onChange, ...rest }: RichTextProps) {
  const text = String(value);
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  /**
   * The text that the editor shows. If `value` differs from it, the change comes from outside, for example
   * from an undo.
   */
  const shown = useRef(text);
  const [state, setState] = useState(() => EditorState.create({ doc: parseRich(text, kind) }));
  const begin = useEffectEvent(() => {
    const view = new EditorView(
      { mount: place.current as HTMLDivElement },
      {
        state: EditorState.create({
          doc: state.doc,
          plugins: pluginsOf(() => {
            const menu = document.getElementById(linkMenuId(rest.id)) as HTMLSelectElement | null;
            menu?.focus();
            menu?.showPicker();
          }),
        }),
        attributes: { role: "textbox", "aria-multiline": "true", tabindex: "0" },
        handleClickOn(view, _, node, start) {
          if (node.type.name !== "value") return false;
          const { doc, tr } = view.state;
          view.dispatch(tr.setSelection(TextSelection.create(doc, start + node.nodeSize)));
          return true;
        },
        // Word fills its empty paragraphs with no-break spaces.
        transformPastedHTML: (html) => html.replaceAll(/&nbsp;|\u00a0/g, " "),
        transformPasted: (slice) => (kind === "markdown" ? slice : inOneParagraph(slice)),
        clipboardTextSerializer: ({ content }) =>
          content.textBetween(0, content.size, "\n\n", ({ attrs }) => valueText(attrs.name)),
        dispatchTransaction(transaction) {
          const next = view.state.apply(transaction);
          view.updateState(next);
          setState(next);
          if (transaction.docChanged && !isGiven(transaction)) send();
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

  return (
    <div className="rich">
      <div {...rest} ref={place} className={`form-control rich-text rich-${kind}`} />
      <RichTextToolbar field={rest.id} state={state} pages={pages} quoted={quoted} onRun={run} />
    </div>
  );
}
