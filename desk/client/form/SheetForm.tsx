import Form from "@rjsf/core/lib/components/Form.js";
import getDefaultRegistry from "@rjsf/core/lib/getDefaultRegistry.js";
import type { FieldProps, FieldTemplateProps, Field as RjsfField, ValidatorType } from "@rjsf/utils";
import { memo } from "react";
import type { Values } from "../../shared.ts";
import { CheckList, Group, List, Row } from "./chapters.tsx";
import { Leaf } from "./Leaf.tsx";
import { cleaned, type FormSchema } from "./schema.ts";

/**
 * The checks are the project's own, on the server: the library is told that all is well. It would ask a validator only
 * which of several schemas a value satisfies, and forms have none of those.
 */
const NO_VALIDATOR: ValidatorType = {
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
};

const ArrayField = getDefaultRegistry().fields.ArrayField as RjsfField;

/** A list of known words is a row of boxes to tick. */
function ListField(props: FieldProps) {
  const items = props.schema.items as FormSchema | undefined;
  return items?.enum ? <CheckList {...props} /> : <ArrayField {...props} />;
}

const FIELDS = { StringField: Leaf, NumberField: Leaf, BooleanField: Leaf, ArrayField: ListField };

const TEMPLATES = {
  /** Fields bring their names, groups and lists theirs. */
  FieldTemplate: ({ children }: FieldTemplateProps) => children,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: Row,
};

/** Saving is above the form; the library would draw a button of its own. */
const NO_BUTTON = true;

interface Props {
  schema: FormSchema;
  values: Values;
  onChange: (values: Values, id: string | undefined) => void;
}

/** The form of a sheet, made from its schema. */
export const SheetForm = memo(function SheetForm({ schema, values, onChange }: Props) {
  return (
    <Form
      tagName="div"
      schema={schema as object}
      formData={values}
      validator={NO_VALIDATOR}
      noValidate
      showErrorList={false}
      fields={FIELDS}
      templates={TEMPLATES}
      experimental_defaultFormStateBehavior={{
        arrayMinItems: { populate: "never" },
        emptyObjectFields: "skipDefaults",
      }}
      onChange={({ formData }, id) => onChange(cleaned(schema, formData) as Values, id)}
    >
      {NO_BUTTON}
    </Form>
  );
});
