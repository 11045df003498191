import { useContext, useState } from "react";
import { flushSync } from "react-dom";
import { CHOSEN, isFields, isLongText, rowName, type Schema } from "../../shared/form-fields.ts";
import { idOf, reveal } from "../location.ts";
import { Button } from "../parts.tsx";
import { CheckList } from "./CheckList.tsx";
import { type FieldProps, FormContext, useFindings } from "./form-context.ts";
import { cleaned } from "./form-values.ts";
import { Chapter, Findings, Leaf } from "./Leaf.tsx";

/**
 * The form of a document, created from its schema: groups, lists and single values. Groups and lists contain fields
 * again, so they are in one file.
 */

/** Shows a field with the component for its type. */
export function Field(props: FieldProps) {
  const { type, items } = props.schema;
  if (type === "object") return <Group {...props} />;
  if (type === "array") return items?.enum ? <CheckList {...props} /> : <List {...props} />;
  return <Leaf {...props} />;
}

/**
 * Shows the fields of an object. A nested object is a section with a title; the document itself and the rows
 * of lists have none.
 */
function Group({ schema, value, path }: FieldProps) {
  const values = isFields(value) ? value : {};
  const fields = (
    <div className="fields">
      {Object.entries(schema.properties ?? {}).map(([name, field]) => (
        <Field
          key={name}
          schema={field}
          value={values[name]}
          path={[...path, name]}
          isRequired={schema.required?.includes(name)}
        />
      ))}
    </div>
  );
  if (path.length === 0) return fields;
  if (typeof path.at(-1) === "string") return <Chapter {...{ path, schema }}>{fields}</Chapter>;
  return (
    <>
      {fields}
      <Findings path={path} />
    </>
  );
}

/** A list with more rows than this shows them collapsed, unless its rows have only one line (`isTable`). */
const MAX_OPEN_ROWS = 4;

/**
 * Returns whether the rows of a list are shown as the rows of a table, with all fields of a row in one line.
 * Only the first field may contain a long text.
 */
function isTable({ type, kind, properties = {} }: Schema) {
  if (type !== "object") return kind !== "rich";
  return Object.values(properties)
    .filter(({ kind }) => kind !== "id")
    .every(
      (field, index) =>
        !["object", "array", "rich", "photo", ...CHOSEN].some((one) =>
          [field.type, field.kind].includes(one),
        ) &&
        (index === 0 || !isLongText(field)),
    );
}

/** A list of rows that can be moved, added and removed. */
function List({ schema, value, path }: FieldProps) {
  const { onChange } = useContext(FormContext);
  const rows: unknown[] = Array.isArray(value) ? value : [];
  const { items = {}, title } = schema;
  /** Index of the expanded row, if the rows of the list can be collapsed. */
  const [open, setOpen] = useState<number>();
  const isFolded = rows.length > MAX_OPEN_ROWS && items.type === "object" && !isTable(items);

  function add() {
    const added = [...path, rows.length];
    flushSync(() => {
      setOpen(rows.length);
      onChange(path, [...rows, cleaned(items, undefined)]);
    });
    reveal(added);
  }

  /**
   * Moves a row, or removes it if `to` is undefined. The focus stays in a moved row; after a removal it goes
   * to the row that takes the place of the removed one.
   * @param symbol content of the button that was pressed; the same button of the row gets the focus
   */
  function moveOrRemove(from: number, to: number | undefined, symbol: string) {
    const rest = rows.filter((_, index) => index !== from);
    flushSync(() => {
      onChange(path, to === undefined ? rest : rest.toSpliced(to, 0, rows[from]));
      setOpen(open === from ? to : undefined);
    });
    const row = document.getElementById(idOf([...path, to ?? Math.min(from, rest.length - 1)]));
    const around = row ?? document.getElementById(idOf(path));
    const buttons = [...(around?.querySelectorAll<HTMLButtonElement>("button:enabled") ?? [])];
    (buttons.findLast(({ textContent }) => textContent === symbol) ?? buttons.at(-1))?.focus();
  }

  return (
    <Chapter {...{ path, schema }}>
      {isTable(items) && (
        <p className="form-text mt-0 mb-1">
          {Object.values(items.properties ?? {})
            .filter(({ kind, help }) => help && kind !== "id")
            .map(({ title, help }) => `${title}: ${help}`)
            .join(" ")}
        </p>
      )}
      <Button className="mb-1" onClick={add}>
        Adaugă <span className={path.length > 1 ? "" : "visually-hidden"}>la „{title}”</span>
      </Button>
      <ol className={`vstack gap-2 p-0 ${isTable(items) ? "table-rows" : ""}`}>
        {rows.map((row, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identifier that never changes
            key={index}
            {...{ schema: items, value: row, path: [...path, index], moveOrRemove }}
            count={rows.length}
            isOpen={isFolded ? open === index : undefined}
            // A row that is closed because another one opens must not close that one.
            onToggle={(isOpen) => setOpen((last) => (isOpen ? index : last === index ? undefined : last))}
          />
        ))}
      </ol>
    </Chapter>
  );
}

interface RowProps extends FieldProps {
  /** Number of rows in the list. */
  count: number;
  /** Undefined for a row that is always expanded. */
  isOpen: boolean | undefined;
  onToggle: (isOpen: boolean) => void;
  /** Moves or removes the row. @param to the new index; undefined to remove the row */
  moveOrRemove: (from: number, to: number | undefined, symbol: string) => void;
}

function Row({ schema, value, path, count, isOpen, onToggle, moveOrRemove }: RowProps) {
  const { isWrong } = useFindings(path, true);
  const index = Number(path.at(-1));
  const name = rowName(value, schema);
  const called = name ? `„${name}”` : "rândul nou";
  const fields = <Field {...{ schema, value, path }} isRequired />;
  const buttons = [
    { symbol: "↑", words: "Mută mai sus", to: index - 1 },
    { symbol: "↓", words: "Mută mai jos", to: index + 1 },
    { symbol: "×", words: "Șterge", to: undefined },
  ];
  return (
    <li className="entry card card-body gap-2" id={idOf(path)}>
      <div className="entry-fields">
        {isOpen === undefined ? (
          fields
        ) : (
          <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
            <summary>
              {name ?? "Rând nou"}
              {isWrong && <small className="problem"> · de corectat</small>}
            </summary>
            {isOpen && fields}
          </details>
        )}
      </div>
      <div className="entry-buttons vstack gap-1">
        {buttons.map(({ symbol, words, to }) => (
          <Button
            key={symbol}
            className="border-0"
            disabled={to !== undefined && (to < 0 || to >= count)}
            onClick={() => moveOrRemove(index, to, symbol)}
            aria-label={`${words} ${called}`}
          >
            {symbol}
          </Button>
        ))}
      </div>
    </li>
  );
}
