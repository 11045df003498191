import type { FieldProps } from "@rjsf/utils";
import { useContext } from "react";
import { helpOf } from "../../fields.ts";
import { Surroundings } from "./context.ts";
import type { FormSchema } from "./schema.ts";

/** Words of a closed list, each a box to tick; they stay in the list's order. A word that names a field has its name. */
export function CheckList({ schema, formData, onChange, fieldPathId, registry }: FieldProps) {
  const { file, problems } = useContext(Surroundings);
  const { title, items } = schema as FormSchema;
  const help = helpOf(schema as FormSchema);
  const names = (registry.rootSchema as FormSchema).properties ?? {};
  const chosen = new Set<string>(Array.isArray(formData) ? formData : []);
  const own = problems.filter(
    (problem) => problem.file === file && problem.path.join("/") === fieldPathId.path.join("/"),
  );

  function tick(word: string, isOn: boolean) {
    const wanted = (items?.enum ?? []).filter((other) => (other === word ? isOn : chosen.has(other)));
    onChange(wanted, fieldPathId.path);
  }

  return (
    <fieldset className="group checks" id={fieldPathId.$id} tabIndex={-1}>
      <legend>{title}</legend>
      {help && <p className="help">{help}</p>}
      {own.map(({ words, level }) => (
        <p key={words} className={level === "error" ? "problem" : "warning"}>
          {words}
        </p>
      ))}
      {(items?.enum ?? []).map((word) => (
        <label key={word}>
          <input
            type="checkbox"
            checked={chosen.has(word)}
            onChange={(event) => tick(word, event.target.checked)}
          />
          {names[word]?.title ?? word}
        </label>
      ))}
    </fieldset>
  );
}
