import { createContext } from "react";
import type { Note, Option } from "../../shared.ts";

/** What every field of a form may need. */
export interface FormSurroundings {
  readonly file: string;
  readonly problems: readonly Note[];
  readonly choices: Readonly<Record<string, readonly Option[]>>;
  /** Somebody is at a field: the preview shows it. */
  readonly onLook: (text: string) => void;
}

export const Surroundings = createContext<FormSurroundings>({
  file: "",
  problems: [],
  choices: {},
  onLook: () => {},
});

/** What every control gets. */
export interface ControlProps {
  id: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onFocus: () => void;
  "aria-describedby": string;
  "aria-invalid"?: boolean | undefined;
}

export const helpId = (id: string) => `${id}-ajutor`;
export const problemId = (id: string) => `${id}-problema`;

/** Ids of the sentences that belong to a control. */
export const describedBy = (id: string) => `${helpId(id)} ${problemId(id)}`;
