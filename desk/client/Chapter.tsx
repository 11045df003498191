import { type ReactNode, useState } from "react";
import type { FieldProps } from "./form-context.ts";
import { Help, Problems } from "./Leaf.tsx";
import { idOf, type Place, usePlace } from "./location.ts";

/** A group of fields with a frame, a title, a help text and findings. */
export function Chapter({ path, schema, children }: Omit<FieldProps, "value"> & { children: ReactNode }) {
  return (
    <fieldset className="group" id={idOf(path)} tabIndex={-1}>
      <legend>{schema.title}</legend>
      <Help path={path} schema={schema} />
      <Problems path={path} />
      {children}
    </fieldset>
  );
}

interface SectionProps extends Omit<FieldProps, "value"> {
  title: string;
  children: ReactNode;
}

/** A section of a group, which is closed until somebody opens it or follows a link to one of its fields. */
export function Section({ title, schema, path, children }: SectionProps) {
  const place = usePlace();
  const [shown, setShown] = useState<Place>();
  const [isOpen, setOpen] = useState(false);
  // While React renders, and not in an effect: the field must be visible when the editor focuses it.
  if (place !== shown) {
    setShown(place);
    const field = schema.properties?.[String(place.path[path.length])];
    if (field?.section === title) setOpen(true);
  }
  return (
    <details className="group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
