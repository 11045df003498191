import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
} from "@rjsf/utils";
import { type MouseEvent, type MouseEventHandler, useContext } from "react";
import { helpOf } from "../../fields.ts";
import type { FieldPath } from "../../shared.ts";
import { helpId, problemId, Surroundings } from "./context.ts";
import type { FormSchema } from "./schema.ts";

/** How the library's parts look: fields, groups, lists and their rows. */

/** Help is what the schema's sentence says beyond the name. */
function Help({ id, schema }: { id: string; schema: FormSchema }) {
  const help = helpOf(schema);
  return help ? (
    <p className="help" id={helpId(id)}>
      {help}
    </p>
  ) : null;
}

function Problems({ id, path }: { id: string; path: FieldPath }) {
  const { file, problems } = useContext(Surroundings);
  const own = problems.filter(
    (problem) => problem.file === file && problem.path.join("/") === path.join("/"),
  );
  if (own.length === 0) return null;
  const kind = own.some(({ level }) => level === "error") ? "problem" : "warning";
  return (
    <p className={kind} id={problemId(id)}>
      {own.map(({ words }) => words).join("; ")}
    </p>
  );
}

/** A single value with its name, help and problem; groups and lists bring their own. */
export function Field({ id, schema, label, children, fieldPathId, required }: FieldTemplateProps) {
  const field = schema as FormSchema;
  if (field.kind === "id") return <Problems id={id} path={fieldPathId.path} />;
  if (field.type === "object" || field.type === "array") return children;
  const isInList = typeof fieldPathId.path.at(-1) === "number";
  return (
    <div className={`field kind-${field.kind ?? field.type ?? ""}`}>
      <label htmlFor={id} className={isInList ? "hidden" : undefined}>
        {label}
        {!required && !isInList && field.type !== "boolean" && <small> (dacă este cazul)</small>}
      </label>
      {!isInList && <Help id={id} schema={field} />}
      {children}
      <Problems id={id} path={fieldPathId.path} />
    </div>
  );
}

/** Fields that belong together; the outermost group is the sheet itself, its groups are chapters. */
export function Group({ fieldPathId, schema, title, properties }: ObjectFieldTemplateProps) {
  const { $id: id, path } = fieldPathId;
  const content = properties.map(({ content }) => content);
  if (path.length === 0) return <div className="fields">{content}</div>;
  if (typeof path.at(-1) === "number") {
    return (
      <div className="fields" id={id}>
        {content}
        <Problems id={id} path={path} />
      </div>
    );
  }
  return (
    <fieldset className="group" id={id} tabIndex={-1}>
      <legend>{title}</legend>
      <Help id={id} schema={schema as FormSchema} />
      <Problems id={id} path={path} />
      <div className="fields">{content}</div>
    </fieldset>
  );
}

/** Rows that can be moved, added and removed. */
export function List({
  fieldPathId,
  schema,
  title,
  items,
  canAdd,
  onAddClick,
  readonly,
}: ArrayFieldTemplateProps) {
  const { $id: id, path } = fieldPathId;
  const field = schema as FormSchema;
  return (
    <fieldset className="group list" id={id} tabIndex={-1}>
      <legend>{title}</legend>
      <Help id={id} schema={field} />
      <Problems id={id} path={path} />
      {readonly ? <p className="help">Se ia singură dintr-o altă listă a acestei foi.</p> : <ol>{items}</ol>}
      {canAdd && !readonly && (
        <button type="button" className="add" onClick={onAddClick}>
          Adaugă <span className="hidden">la „{title}”</span>
        </button>
      )}
    </fieldset>
  );
}

/** A row of a list with its buttons. */
export function Row({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const row = index + 1;
  const moves = [
    { sign: "↑", where: "sus", can: hasMoveUp, move: onMoveUpItem, to: index - 1 },
    { sign: "↓", where: "jos", can: hasMoveDown, move: onMoveDownItem, to: index + 1 },
  ];

  /** The focus stays with the row, or with the one that took its place. */
  const act =
    (move: MouseEventHandler<HTMLButtonElement>, to: number) => (event: MouseEvent<HTMLButtonElement>) => {
      const list = event.currentTarget.closest("ol");
      const { className } = event.currentTarget;
      move(event);
      setTimeout(() => {
        const place = list?.children[Math.min(to, list.children.length - 1)] ?? list?.parentElement;
        const buttons = [...(place?.querySelectorAll<HTMLButtonElement>("button:enabled") ?? [])];
        (buttons.findLast((button) => button.className === className) ?? buttons.at(-1))?.focus();
      });
    };

  return (
    <li className="row">
      <div className="row-fields">{children}</div>
      <div className="row-buttons">
        {moves.map(({ sign, where, can, move, to }) => (
          <button
            key={sign}
            type="button"
            className={where}
            disabled={!can}
            onClick={act(move, to)}
            aria-label={`Mută mai ${where} rândul ${row}`}
          >
            {sign}
          </button>
        ))}
        <button
          type="button"
          className="remove"
          onClick={act(onRemoveItem, index)}
          aria-label={`Șterge rândul ${row}`}
        >
          ×
        </button>
      </div>
    </li>
  );
}
