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
