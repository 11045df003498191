import { memo } from "react";
import { isFields } from "../../fields.ts";
import { Chapter, CheckList, type FieldProps, Problems } from "./Chapter.tsx";
import { idOf } from "./context.ts";
import { Leaf } from "./Leaf.tsx";
import { List } from "./List.tsx";

/** The form of a document, made from its schema: groups, lists, and single values. */

/** A field of any kind. */
export const Field = memo(
  function Field(props: FieldProps) {
    const { type, items } = props.schema;
    if (type === "object") return <Group {...props} />;
    if (type === "array") return items?.enum ? <CheckList {...props} /> : <List {...props} Field={Field} />;
    return <Leaf {...props} />;
  },
  (a, b) => a.value === b.value && a.schema === b.schema && idOf(a.path) === idOf(b.path),
);

/** Fields that belong together; the outermost group is the document itself, its groups are chapters. */
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
      <Problems path={path} />
    </>
  );
}
