import { useEffect, useState } from "react";
import { ask } from "../ask.ts";
import type { ControlProps } from "./context.ts";

/** Time without a key before the preview follows, in milliseconds. */
const PAUSE = 400;

/** A legal text in Markdown, and below it what its page would show. */
export function Markdown({ value, onChange, file, ...rest }: ControlProps & { file: string }) {
  const text = String(value);
  const [html, setHtml] = useState("");

  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      ask<{ html: string }>("markdown", { file, text }).then(
        (answer) => isWanted && setHtml(answer.html),
        () => undefined, // The check says what is wrong with the text.
      );
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [file, text]);

  return (
    <>
      <p className="help">
        Titlurile încep cu ##, rândurile unei liste cu liniuță; **îngroșat** și [legătură](/contact) se scriu
        așa.
      </p>
      <textarea
        {...rest}
        className="markdown"
        rows={24}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <details className="markdown-preview" open>
        <summary>Cum arată</summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the clinic's own text; the policy runs no script in it. */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </details>
    </>
  );
}
