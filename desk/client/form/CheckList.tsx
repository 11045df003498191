import { useContext } from "react";
import { type FieldProps, FormContext } from "./form-context.ts";
import { Chapter } from "./Leaf.tsx";

/** Shows a list of choices as checkboxes. The chosen values are stored in the order of the choices. */
export function CheckList({ schema, value, path }: FieldProps) {
  const { onChange } = useContext(FormContext);
  const words = schema.items?.enum ?? [];
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const wanted = (word: string, isOn: boolean) =>
    words.filter((other) => (other === word ? isOn : chosen.includes(other)));
  return (
    <Chapter {...{ path, schema }}>
      {words.map((word) => (
        <label key={word} className="form-check form-check-inline">
          <input
            type="checkbox"
            className="form-check-input"
            checked={chosen.includes(word)}
            onChange={({ target }) => onChange(path, wanted(word, target.checked))}
          />
          {schema.items?.labels?.[word] ?? word}
        </label>
      ))}
    </Chapter>
  );
}
