import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldProps,
  ObjectFieldTemplateProps,
} from "@rjsf/utils";
import { createContext, type MouseEvent, type MouseEventHandler, type ReactNode, useContext } from "react";
import { helpOf } from "../../fields.ts";
import type { FieldPath, Note, Option } from "../../shared.ts";
import { Button } from "../parts.tsx";
import type { FormSchema } from "./schema.ts";

/** How the library's parts look: groups, lists and their rows, with what every field may need. */

/** What every field of a form may need. */
interface FormSurroundings {
  readonly file: string;
  readonly problems: readonly Note[];
  readonly choices: Readonly<Record<string, readonly Option[]>>;
  /** Somebody is at a field: the preview shows it. */
  readonly onLook: (text: string) => void;
}

export const Surroundings = createContext({} as FormSurroundings);

/** What the checks say of a field itself, and whether it may not stay so. */
export function useProblems(path: FieldPath) {
  const { file, problems } = useContext(Surroundings);
  const own = problems.filter(
    (problem) => problem.file === file && problem.path.join("/") === path.join("/"),
  );
  return {
    words: own.map(({ words }) => words).join("; "),
    isWrong: own.some(({ level }) => level === "error"),
  };
}

/** What every control gets. */
export interface ControlProps {
  id: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onFocus: () => void;
  "aria-describedby": string;
  "aria-invalid"?: boolean | undefined;
}

/** Ids of the sentences that belong to a control. */
export const helpId = (id: string) => `${id}-ajutor`;
export const problemId = (id: string) => `${id}-problema`;

/** Help is what the schema's sentence says beyond the name. */
export function Help({ id, schema }: { id: string; schema: FormSchema }) {
  const help = helpOf(schema);
  return help ? (
    <p className="form-text mt-0 mb-1" id={helpId(id)}>
      {help}
    </p>
  ) : null;
}

export function Problems({ id, path }: { id: string; path: FieldPath }) {
  const { words, isWrong } = useProblems(path);
  return words ? (
    <p className={isWrong ? "problem" : "warning"} id={problemId(id)}>
      {words}
    </p>
  ) : null;
}

interface ChapterProps {
  fieldPathId: FieldProps["fieldPathId"];
  schema: object;
  children: ReactNode;
}

/** Fields under one name. */
function Chapter({ fieldPathId: { $id: id, path }, schema, children }: ChapterProps) {
  const field = schema as FormSchema;
  return (
    <fieldset className="group" id={id} tabIndex={-1}>
      <legend>{field.title}</legend>
      <Help id={id} schema={field} />
      <Problems id={id} path={path} />
      {children}
    </fieldset>
  );
}

/** Fields that belong together; the outermost group is the sheet itself, its groups are chapters. */
export function Group({ fieldPathId, schema, properties }: ObjectFieldTemplateProps) {
  const { $id: id, path } = fieldPathId;
  const isRow = typeof path.at(-1) === "number";
  const fields = (
    <div className="fields" id={isRow ? id : undefined}>
      {properties.map(({ content }) => content)}
      {isRow && <Problems id={id} path={path} />}
    </div>
  );
  if (isRow || path.length === 0) return fields;
  return (
    <Chapter fieldPathId={fieldPathId} schema={schema}>
      {fields}
    </Chapter>
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
  return (
    <Chapter fieldPathId={fieldPathId} schema={schema}>
      {readonly ? (
        <p className="form-text">Se ia singură dintr-o altă listă a acestei foi.</p>
      ) : (
        <ol className="vstack gap-2 p-0">{items}</ol>
      )}
      {canAdd && !readonly && (
        <Button onClick={onAddClick}>
          Adaugă <span className="visually-hidden">la „{title}”</span>
        </Button>
      )}
    </Chapter>
  );
}

/** Words of a closed list, each a box to tick; they stay in the list's order. A word that names a field has its name. */
export function CheckList({ schema, formData, onChange, fieldPathId, registry }: FieldProps) {
  const words = (schema as FormSchema).items?.enum ?? [];
  const names = (registry.rootSchema as FormSchema).properties ?? {};
  const chosen = new Set<string>(Array.isArray(formData) ? formData : []);
  const wanted = (word: string, isOn: boolean) =>
    words.filter((other) => (other === word ? isOn : chosen.has(other)));
  return (
    <Chapter fieldPathId={fieldPathId} schema={schema}>
      {words.map((word) => (
        <label key={word} className="form-check form-check-inline">
          <input
            type="checkbox"
            className="form-check-input"
            checked={chosen.has(word)}
            onChange={({ target }) => onChange(wanted(word, target.checked), fieldPathId.path)}
          />
          {names[word]?.title ?? word}
        </label>
      ))}
    </Chapter>
  );
}

/** A row of a list with its buttons. */
export function Row({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const row = index + 1;
  const buttons = [
    { sign: "↑", name: `Mută mai sus rândul ${row}`, can: hasMoveUp, act: onMoveUpItem, to: index - 1 },
    { sign: "↓", name: `Mută mai jos rândul ${row}`, can: hasMoveDown, act: onMoveDownItem, to: index + 1 },
    { sign: "×", name: `Șterge rândul ${row}`, can: true, act: onRemoveItem, to: index },
  ];

  /** The focus stays with the row, or with the one that took its place. */
  const keepFocus =
    (act: MouseEventHandler<HTMLButtonElement>, to: number) => (event: MouseEvent<HTMLButtonElement>) => {
      const list = event.currentTarget.closest("ol");
      const sign = event.currentTarget.textContent;
      act(event);
      setTimeout(() => {
        const place = list?.children[Math.min(to, list.children.length - 1)] ?? list?.parentElement;
        const all = [...(place?.querySelectorAll<HTMLButtonElement>("button:enabled") ?? [])];
        (all.findLast(({ textContent }) => textContent === sign) ?? all.at(-1))?.focus();
      });
    };

  return (
    <li className="entry">
      <div className="entry-fields">{children}</div>
      <div className="entry-buttons">
        {buttons.map(({ sign, name, can, act, to }) => (
          <Button
            key={sign}
            className="btn btn-light"
            disabled={!can}
            onClick={keepFocus(act, to)}
            aria-label={name}
          >
            {sign}
          </Button>
        ))}
      </div>
    </li>
  );
}
