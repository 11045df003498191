import { baseKeymap } from "prosemirror-commands";
import { inputRules, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { Fragment, type Node, Slice } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { QuotedValue } from "../../server/documents/quoted-values.ts";
import { parseRich, RICH_SCHEMA, type RichKind, TOKEN_ATTRIBUTE } from "../../shared/rich-text-document.ts";
import { KEYS } from "./rich-text-commands.ts";

/** Parts of the rich text editor that do not depend on React. */

/**
 * Metadata key of a transaction that shows a text from outside the editor, for example after an undo. Such
 * a text comes from the form, so it is not sent to the form.
 */
const GIVEN = "given";

export const isGiven = (transaction: Transaction): boolean => transaction.getMeta(GIVEN) === true;

/**
 * Returns the plugins of the editor: its keyboard shortcuts, and rules that begin a list when the user types
 * „- ” or „1. ”.
 * @param onLink called when the user presses Ctrl+K
 */
export function pluginsOf(onLink: () => void) {
  const link = () => {
    onLink();
    return true;
  };
  const { bullet_list, ordered_list } = RICH_SCHEMA.nodes;
  const rules = [wrappingInputRule(/^\s*[-•*]\s$/, bullet_list), wrappingInputRule(/^1\.\s$/, ordered_list)];
  return [keymap({ "Mod-k": link, ...KEYS }), keymap(baseKeymap), inputRules({ rules })];
}

/**
 * Replaces only the part of the editor's text that differs, so that a cursor outside of it stays where it is.
 */
export function showText(view: EditorView, text: string, kind: RichKind) {
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
export function valueElement(name: string, quoted: QuotedValue[]) {
  const found = quoted.find((one) => one.name === name);
  const element = document.createElement("span");
  element.setAttribute(TOKEN_ATTRIBUTE, name);
  element.className = "quoted";
  element.textContent = found?.shown ?? name;
  element.title = found?.label ?? "Valoare necunoscută";
  return element;
}

/** Joins pasted paragraphs into one, for a field with a single paragraph. */
export function inOneParagraph(slice: Slice): Slice {
  const inline: Node[] = [];
  slice.content.descendants((node) => {
    if (node.isInline) inline.push(node);
    else if (node.isTextblock && inline.length > 0) inline.push(node.type.schema.text(" "));
    return !node.isInline;
  });
  return new Slice(Fragment.from(inline), 0, 0);
}
