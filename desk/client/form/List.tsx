import { type ComponentType, type FocusEvent, useContext, useState } from "react";
import { flushSync } from "react-dom";
import { bareLetters } from "../../../src/content/editing.ts";
import { CHOSEN, rowName } from "../../fields.ts";
import { Button } from "../parts.tsx";
import { reveal } from "../place.ts";
import { Chapter, type FieldProps } from "./Chapter.tsx";
import { FormContext, idOf, useProblems } from "./context.ts";
import { cleaned, type FormSchema } from "./schema.ts";

/** Most rows that stand open, one below the other. */
const FEW = 4;

/** Rows from which on one is looked for by its words. */
const MANY = 12;

/** Rows of short values are a table; rows of texts, choices and lists are closed where they are many. */
const isShort = ({ type, properties = {} }: FormSchema) =>
  type !== "object" ||
  Object.values(properties).every(
    ({ type, kind = "" }) =>
      !["object", "array"].includes(String(type)) && !["rich", ...CHOSEN].includes(kind),
  );

/** Draws what a row holds. */
interface Drawn {
  Field: ComponentType<FieldProps>;
}

/** Rows that can be moved, added and removed. */
export function List({ schema, value, path, Field }: FieldProps & Drawn) {
  const { onChange, onAdded } = useContext(FormContext);
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const { items = {}, title = "" } = schema;
  /** The row that stands open, of those that are closed. */
  const [open, setOpen] = useState<number>();
  const [query, setQuery] = useState("");
  const isFolded = rows.length > FEW && !isShort(items);
  const sought = bareLetters(query.trim());
  const isNested = path.length > 1;

  function add() {
    const place = [...path, rows.length];
    flushSync(() => {
      setQuery("");
      setOpen(rows.length);
      onChange(path, [...rows, cleaned(items, undefined)]);
      onAdded(place);
    });
    reveal(place);
  }

  /** Puts a row elsewhere, or away; the focus stays with it, or with the one in its place. */
  function place(from: number, to: number | undefined, sign: string) {
    const rest = rows.filter((_, index) => index !== from);
    flushSync(() => {
      onChange(path, to === undefined ? rest : rest.toSpliced(to, 0, rows[from]));
      setOpen(open === from ? to : undefined);
    });
    const row = document.getElementById(idOf([...path, to ?? Math.min(from, rest.length - 1)]));
    const around = row ?? document.getElementById(idOf(path));
    const buttons = [...(around?.querySelectorAll<HTMLButtonElement>("button:enabled") ?? [])];
    (buttons.findLast(({ textContent }) => textContent === sign) ?? buttons.at(-1))?.focus();
  }

  if (schema.readOnly)
    return (
      <Chapter {...{ path, schema }}>
        <p className="form-text">Se ia singură dintr-o altă listă a acestei foi.</p>
      </Chapter>
    );
  return (
    <Chapter {...{ path, schema }}>
      <div className="hstack gap-2 mb-1">
        <Button onClick={add}>
          Adaugă <span className={isNested ? "" : "visually-hidden"}>la „{title}”</span>
        </Button>
        {rows.length > MANY && (
          <input
            type="search"
            className="form-control"
            aria-label={`Caută în „${title}”`}
            placeholder={`Caută în cele ${rows.length}…`}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        )}
      </div>
      <ol className="vstack gap-2 p-0">
        {rows.map((row, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name that stays while it is typed.
            key={index}
            {...{ schema: items, value: row, path: [...path, index], place, Field }}
            count={rows.length}
            isHidden={sought !== "" && !bareLetters(JSON.stringify(row)).includes(sought)}
            isOpen={isFolded ? open === index : undefined}
            onToggle={() => setOpen(open === index ? undefined : index)}
          />
        ))}
      </ol>
    </Chapter>
  );
}

interface RowProps extends FieldProps, Drawn {
  /** Number of rows. */
  count: number;
  isHidden: boolean;
  /** Undefined for a row that is never closed. */
  isOpen: boolean | undefined;
  onToggle: () => void;
  /** @param to undefined to put it away */
  place: (from: number, to: number | undefined, sign: string) => void;
}

/** A row of a list with its buttons. */
function Row({ schema, value, path, count, isHidden, isOpen, onToggle, place, Field }: RowProps) {
  const { onAdded } = useContext(FormContext);
  const { isWrong } = useProblems(path, true);
  const index = Number(path.at(-1));
  const name = rowName(value, schema);
  const called = name ? `„${name}”` : "rândul nou";
  const buttons = [
    { sign: "↑", words: `Mută mai sus ${called}`, to: index - 1 },
    { sign: "↓", words: `Mută mai jos ${called}`, to: index + 1 },
    { sign: "×", words: `Șterge ${called}`, to: undefined },
  ];
  return (
    <li
      className="entry"
      id={idOf(path)}
      hidden={isHidden}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) onAdded(undefined);
      }}
    >
      <div className="entry-fields">
        {isOpen !== undefined && (
          <button type="button" className="entry-name btn" aria-expanded={isOpen} onClick={onToggle}>
            {name ?? "Rând nou"}
            {isWrong && <small className="problem"> · de corectat</small>}
          </button>
        )}
        {isOpen !== false && <Field {...{ schema, value, path }} isRequired />}
      </div>
      <div className="entry-buttons">
        {buttons.map(({ sign, words, to }) => (
          <Button
            key={sign}
            className="btn btn-light"
            disabled={to !== undefined && (to < 0 || to >= count)}
            onClick={() => place(index, to, sign)}
            aria-label={words}
          >
            {sign}
          </Button>
        ))}
      </div>
    </li>
  );
}
