import { useRef } from "react";
import type { Finding } from "../../shared/form-fields.ts";
import { Button, FieldLinks, Trouble } from "../parts.tsx";
import type { Editing } from "./use-editing.ts";

interface EditorHeadProps {
  editing: Editing;
  findings: Finding[];
}

/**
 * The header of a document: its title, its buttons and its findings. Its height never changes while somebody
 * types: the line for messages is always there, and the lists of findings open over the form.
 */
export function EditorHead({ editing, findings }: EditorHeadProps) {
  const { file, said, trouble, canSave, review, undo, redo, discard } = editing;
  const errors = findings.filter(({ level }) => level === "error");
  return (
    <div className="editor-head hstack flex-wrap gap-2 sticky-lg-top border-bottom pt-2 pb-1">
      <h1>{file.info.title}</h1>
      <div className="hstack flex-wrap gap-2">
        <Button disabled={!undo} onClick={undo} aria-label="Un pas înapoi">
          Înapoi
        </Button>
        <Button disabled={!redo} onClick={redo} aria-label="Un pas înainte">
          Înainte
        </Button>
        <Button disabled={!discard} onClick={discard}>
          Renunță la schimbări
        </Button>
        <Button isPrimary disabled={!canSave} onClick={review}>
          Salvează…
        </Button>
      </div>
      <div className="editor-messages hstack gap-3 w-100">
        <p role="status" className="warning mb-0 me-auto">
          {said}
        </p>
        <FindingList name="De corectat" findings={errors} isWrong />
        <FindingList name="De recitit" findings={findings.filter(({ level }) => level === "warning")} />
      </div>
      <Trouble words={trouble} />
    </div>
  );
}

interface FindingListProps {
  name: string;
  findings: Finding[];
  isWrong?: boolean;
}

/** The number of findings; a click opens their list, which covers a part of the form. */
function FindingList({ name, findings, isWrong = false }: FindingListProps) {
  const details = useRef<HTMLDetailsElement>(null);
  if (findings.length === 0) return null;
  return (
    <details ref={details} name="findings" aria-label={name}>
      <summary className={isWrong ? "problem" : ""}>
        {name} ({findings.length})
      </summary>
      <div className={`findings alert alert-${isWrong ? "danger" : "success"} overflow-auto shadow`}>
        <FieldLinks links={findings} onFollow={() => details.current?.removeAttribute("open")} />
      </div>
    </details>
  );
}
