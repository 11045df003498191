import { diffWords } from "diff";
import { useState } from "react";
import { formatCount, formatDay } from "../../src/content/editing.ts";
import type { WaitingText } from "../server/signing.ts";
import { request, useAnswer } from "./api.ts";
import { Parts } from "./ChangeList.tsx";
import { placeHref } from "./location.ts";
import { Button, Select, Trouble, Who } from "./parts.tsx";
import words from "./words.json" with { type: "json" };

/**
 * The page „Semnături” shows the medical texts that wait for a doctor's signature, grouped by document, with
 * the signed and the current text side by side.
 */
export function Signing({ onSigned }: { onSigned: () => void }) {
  const { answer, trouble: loadError, again } = useAnswer("signing", {});
  const [signer, setSigner] = useState("");
  const [trouble, setTrouble] = useState("");
  const [said, setSaid] = useState("");
  if (!answer) return <p className="wait p-5">{loadError ?? "Se citește…"}</p>;
  const { waiting, signers, launched } = answer;
  const by = signer || signers[0] || "";
  const sign = (texts: readonly WaitingText[]) =>
    request("sign", { by, read: texts.map(({ id, now }) => ({ id, now })) }).then(
      ({ count }) => {
        setTrouble("");
        setSaid(count === 1 ? "Textul este semnat." : `S-au semnat ${formatCount(count, "texte")}.`);
        again();
        onSigned();
      },
      (error: Error) => {
        setTrouble(error.message);
        again();
      },
    );

  return (
    <div className="page p-4">
      <h1>Semnături</h1>
      <p className="lead">{launched ? words.signingLaunched : words.signing}</p>
      {signers.length === 0 ? (
        <p>
          {words.noSigners} <a href={placeHref("content/publishing.yaml", ["signers"])}>Scrieți-i numele</a>
        </p>
      ) : (
        <p className="hstack flex-wrap gap-2">
          <label htmlFor="semneaza">Semnează</label>
          <Select
            id="semneaza"
            className="w-auto flex-shrink-0"
            options={signers.map((name) => ({ value: name, label: name }))}
            value={by}
            onChange={setSigner}
          />
        </p>
      )}
      <Who />
      <p role="status">{said || (waiting.length === 0 && words.allSigned)}</p>
      <Trouble words={trouble || loadError} />
      {[...Map.groupBy(waiting, ({ title }) => title)].map(([title, texts]) => (
        <section key={title}>
          <h2>
            {title}: {formatCount(texts.length, "texte", "text")}
          </h2>
          {texts.map((text) => (
            <UnsignedText key={text.id} text={text} onSign={by ? () => sign([text]) : undefined} />
          ))}
          {by && texts.length > 1 && (
            <Button onClick={() => sign(texts)}>
              {by} a citit toate textele foii „{title}” și le semnează
            </Button>
          )}
        </section>
      ))}
    </div>
  );
}

/**
 * One text: the signed version on the left, if there is one, and the current version on the right. The words
 * that differ are marked.
 */
function UnsignedText({ text, onSign }: { text: WaitingText; onSign: (() => void) | undefined }) {
  const { file, path, field, old, lines } = text;
  const parts = diffWords(old?.lines ?? lines, lines);
  return (
    <article className="card card-body mb-3">
      <h3 className="fs-6">
        <a href={placeHref(file, path)}>{field}</a>
      </h3>
      <div className="signing">
        {old && (
          <section>
            <h4 className="fs-6">{`Semnat de ${old.by}, ${formatDay(old.on)}`}</h4>
            <p className="signed-text">
              <Parts parts={parts.filter(({ added }) => !added)} />
            </p>
          </section>
        )}
        <section>
          <h4 className="fs-6">{old ? (lines ? "De semnat" : "De șters") : "Încă nesemnat"}</h4>
          <p className="signed-text">
            <Parts parts={parts.filter(({ removed }) => !removed)} />
          </p>
        </section>
      </div>
      {onSign && (
        <p className="mb-0">
          <Button isPrimary onClick={onSign}>
            Am citit și semnez
          </Button>
        </p>
      )}
    </article>
  );
}
