import { diffWords } from "diff";
import { useState } from "react";
import { formatCount, formatDay } from "../../src/content/editing.ts";
import type { WaitingText } from "../server/signing.ts";
import { request, useAnswer } from "./api.ts";
import { Parts } from "./ChangeList.tsx";
import { placeHref } from "./location.ts";
import { Button, FoldedWho, Select, Trouble } from "./parts.tsx";
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
  /** Signs texts of the document with this title. */
  const sign = (title: string, texts: readonly WaitingText[]) =>
    request("sign", { by, read: texts.map(({ id, now }) => ({ id, now })) }).then(
      ({ count }) => {
        setTrouble("");
        const what =
          count === 1
            ? `S-a semnat textul „${texts[0]?.field}”`
            : `S-au semnat ${formatCount(count, "texte")}`;
        setSaid(`${what} din foaia „${title}”, de ${by}.`);
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
      <FoldedWho />
      <p role="status" className="sticky-top bg-body py-1">
        {said || (waiting.length === 0 && words.allSigned)}
      </p>
      <Trouble words={trouble || loadError} />
      {[...Map.groupBy(waiting, ({ title }) => title)].map(([title, texts]) => (
        <section key={title}>
          <h2>
            {title}: {formatCount(texts.length, "texte", "text")}
          </h2>
          {texts.map((text) => (
            <UnsignedText key={text.id} text={text} by={by} onSign={() => sign(title, [text])} />
          ))}
          {by && texts.length > 1 && (
            <Button onClick={() => sign(title, texts)}>
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
 * @param by name of the signer; empty if nobody may sign
 */
function UnsignedText({ text, by, onSign }: { text: WaitingText; by: string; onSign: () => void }) {
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
      {by && (
        <p className="mb-0">
          <Button isPrimary onClick={onSign}>
            Am citit și semnez ca {by}
          </Button>
        </p>
      )}
    </article>
  );
}
