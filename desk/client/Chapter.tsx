import type { ReactNode } from "react";
import type { FieldProps } from "./form-context.ts";
import { Findings, Help } from "./Leaf.tsx";
import { idOf } from "./location.ts";

/** A group of fields with a frame, a title, a help text and findings. */
export function Chapter({ path, schema, children }: Omit<FieldProps, "value"> & { children: ReactNode }) {
  return (
    <fieldset className="group" id={idOf(path)} tabIndex={-1}>
      <legend>{schema.title}</legend>
      <Help path={path} schema={schema} />
      <Findings path={path} />
      {children}
    </fieldset>
  );
}
